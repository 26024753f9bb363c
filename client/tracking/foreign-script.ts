/** Adds the script of somebody else to the page; the policy of pages allows its host only where its id is set. */
export function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
}
