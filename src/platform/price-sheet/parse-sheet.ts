import Papa from 'papaparse';
import { type NormalisedRows, RowCollector } from '../../features/pricing/rules/price-row.ts';
import { failure, type Result, success } from '../../values/result.ts';
import type { SheetFault } from './read-sheet.ts';

type ParseFault = Extract<SheetFault, 'open_quote' | 'columns' | 'no_prices'>;

/**
 * Parses the sheet's text into rows. The separator is fixed to the comma and no cell is converted, so `parseRow` alone
 * decides the meaning of a cell. It refuses a sheet without a usable row, which would remove every price from the site.
 */
export function parseSheet(text: string): Result<NormalisedRows, ParseFault, string> {
  const collector = new RowCollector();
  let badQuote: Papa.ParseError | undefined;
  Papa.parse<string[]>(text, {
    delimiter: ',',
    step({ data, errors }, parser) {
      badQuote = errors.find((error) => error.type === 'Quotes');
      if (badQuote) parser.abort();
      else collector.add(data);
    },
  });
  if (badQuote) return failure('open_quote', badQuote.code);
  const { rows, dropped, droppedLines } = collector.result();
  if (rows.length > 0) return success({ rows, dropped, droppedLines });
  return failure(dropped.columns > 0 ? 'columns' : 'no_prices', `dropped ${JSON.stringify(dropped)}`);
}
