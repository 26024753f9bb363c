import { Alert } from '../../../../client/ui/Alert.tsx';
import { Button } from '../../../../client/ui/Button.tsx';
import { adminHealthText } from '../../../content/text/admin-health.ts';
import { adminPricesText as text } from '../../../content/text/admin-prices.ts';
import { adminTime } from '../../admin/index.ts';
import type { StoredSheet, WaitingSheet } from '../contract.ts';
import { ChoiceForm } from './ChoiceForm.tsx';
import { LostPart, lostKinds } from './LostPart.tsx';
import { SheetDifferences } from './SheetDifferences.tsx';

interface WaitingSheetPartProps {
  readonly waiting: WaitingSheet;
  /** The live sheet that the differences are to. */
  readonly live: StoredSheet | null;
  /** `held`: it was read and changes too much. `uploaded`: an operator's file. */
  readonly kind: 'held' | 'uploaded';
  readonly now: Date;
}

/** A sheet that waits for the operator: why, what it lost, its differences, and the button that publishes it. */
export function WaitingSheetPart({ waiting, live, kind, now }: WaitingSheetPartProps) {
  const { sheet, reasons, changes } = waiting;
  const words = text[kind];
  return (
    <section className="card admin-sheet" aria-labelledby={kind}>
      <h2 id={kind}>{words.title}</h2>
      <p>{words.text}</p>
      <p className="small">
        {[adminTime(sheet.readAt, now), text.cars(sheet.rowCount), `${text.lost}: ${lostKinds(sheet)}`].join(
          ' · ',
        )}
      </p>
      {reasons.length > 0 && (
        <Alert>
          <b>{words.why}:</b> {reasons.map((reason) => adminHealthText.holdReasons[reason]).join(', ')}
        </Alert>
      )}
      <LostPart sheet={sheet} />
      <SheetDifferences changes={changes} />
      <div className="row">
        <ChoiceForm choice="publish" id={sheet.id} live={live}>
          <Button type="submit">{text.publish(sheet.rowCount)}</Button>
        </ChoiceForm>
        {kind === 'held' && live && (
          <ChoiceForm choice="restore" id={live.id} live={live}>
            <Button type="submit" kind="quiet">
              {text.held.refuse}
            </Button>
          </ChoiceForm>
        )}
      </div>
    </section>
  );
}
