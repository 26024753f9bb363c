import Papa from 'papaparse';
import { type NormalisedRows, RowCollector } from '../../features/pricing/rules/collect-rows.ts';
import { failure, type Result } from '../../values/result.ts';
import type { SheetFault } from './read-sheet.ts';

type ParseFault = Extract<SheetFault, 'open_quote' | 'columns' | 'no_prices'>;

/** The separators that spreadsheets write; the one that the first line has most often. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const countOf = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best));
}

/**
 * Parses the sheet's text into rows. All line ends are made one, for a parser that guesses would glue rows together. No
 * cell is converted, so `parseRow` alone decides the meaning of a cell. It refuses a table that is no price sheet, and a
 * sheet without a usable row, which would remove every price from the site.
 */
export function parseSheet(sent: string): Result<NormalisedRows, ParseFault, string> {
  const text = sent.replace(/\r\n?/g, '\n');
  const collector = new RowCollector();
  let badQuote: Papa.ParseError | undefined;
  Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
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
