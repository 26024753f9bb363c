/** One line of a bench's table: a name and figures by column. */
export interface Line {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
}

export interface Part {
  readonly title: string;
  /** Explains the figures and the base of the ratios. */
  readonly note: string;
  readonly lines: readonly Line[];
  /** Budgets that do not hold, as sentences. */
  readonly missed: readonly string[];
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);

/** A part as a Markdown table, with each figure's change since an earlier run. An unmeasured figure is blank. */
export function asTable({ title, note, lines, missed }: Part, before?: Part): string {
  const columns = [...new Set(lines.flatMap(({ figures }) => Object.keys(figures)))];
  const cell = (line: Line, column: string): string => {
    const value = line.figures[column];
    if (value === undefined || Number.isNaN(value)) return '';
    const old = before?.lines.find(({ name }) => name === line.name)?.figures[column];
    return !old ? shown(value) : `${shown(value)} (×${shown(value / old)})`;
  };
  return [
    `### ${title}`,
    note,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:').join('|')}|`,
    ...lines.map((line) => `| ${line.name} | ${columns.map((column) => cell(line, column)).join(' | ')} |`),
    '',
    ...missed.map((sentence) => `Missed: ${sentence}`),
  ].join('\n');
}
