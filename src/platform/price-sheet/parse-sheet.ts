import Papa from 'papaparse';
import { type NormalisedRows, RowCollector } from '../../features/pricing/rules/collect-rows.ts';
import { isHeader } from '../../features/pricing/rules/sheet-columns.ts';
import { failure, type Result } from '../../values/result.ts';
import type { SheetFault } from './read-sheet.ts';

type ParseFault = Extract<SheetFault, 'open_quote' | 'columns' | 'no_prices'>;

const SEPARATORS = [',', ';', '\t'];

/** Lines of a title may stand before the header. */
const MOST_LOOKED_AT = 20;

/** Excel's own line before all others, which names the separator. */
const NAMED_SEPARATOR = /^sep=(.)$/i;

/** The separator that makes a header of one of the first lines; in a sheet without one, the most frequent one. */
function separatorOf(lines: readonly string[]): string {
  const named = NAMED_SEPARATOR.exec(lines[0] ?? '')?.[1];
  if (named !== undefined) return named;
  const heading = SEPARATORS.find((separator) => lines.some((line) => isHeader(line.split(separator))));
  if (heading !== undefined) return heading;
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const countOf = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/**
 * Parses the sheet's text into rows. All line ends are made one, for a parser that guesses would glue rows together. No
 * cell is converted, so `parseRow` alone decides the meaning of a cell. It refuses a table that is no price sheet, and a
 * sheet without a usable row, which would remove every price from the site.
 */
export function parseSheet(sent: string): Result<NormalisedRows, ParseFault, string> {
  const text = sent.replace(/\r\n?/g, '\n');
  const lines = text.split('\n', MOST_LOOKED_AT);
  const collector = new RowCollector();
  let badQuote: Papa.ParseError | undefined;
  // The line that names the separator stays as a blank one, for each row's place is its line.
  Papa.parse<string[]>(text.replace(/^sep=.(?=\n)/i, ''), {
    delimiter: separatorOf(lines),
    newline: '\n',
    step({ data, errors }, parser) {
      badQuote = errors.find((error) => error.type === 'Quotes');
      if (badQuote) parser.abort();
      else collector.add(data);
    },
  });
  if (badQuote) return failure('open_quote', badQuote.code);
  const collected = collector.result();
  if (!collected.ok || collected.value.rows.length > 0) return collected;
  const { dropped } = collected.value;
  return failure(dropped.columns > 0 ? 'columns' : 'no_prices', `dropped ${JSON.stringify(dropped)}`);
}
