/** Visitors who save data, or sit on a 2G line, pay for nothing that they have not asked for. */
export function savesData(): boolean {
  const connection: { saveData?: boolean; effectiveType?: string } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
