import Papa from 'papaparse';
import { type NormalisedRows, RowCollector } from '../../features/pricing/rules/price-row.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SheetFault } from './sheet-fault.ts';

type ParseFault = Extract<SheetFault, 'open_quote' | 'columns' | 'no_prices'>;

/**
 * The sheet's text as rows. The comma is given, not guessed, and no cell is converted, so that what a cell means is
 * decided in one place (`parseRow`). A sheet without one usable row is refused: it would take every price off the site.
 */
export function parseSheet(text: string): Result<NormalisedRows, ParseFault, string> {
  const collector = new RowCollector();
  let badQuote: Papa.ParseError | undefined;
  Papa.parse<string[]>(text, {
    delimiter: ',',
    skipEmptyLines: true,
    step({ data, errors }, parser) {
      badQuote = errors.find((error) => error.type === 'Quotes');
      if (badQuote) parser.abort();
      else collector.add(data);
    },
  });
  if (badQuote) return failure('open_quote', badQuote.code);
  const { rows, dropped } = collector.result();
  if (rows.length > 0) return success({ rows, dropped });
  return failure(dropped.columns > 0 ? 'columns' : 'no_prices', `dropped ${JSON.stringify(dropped)}`);
}
