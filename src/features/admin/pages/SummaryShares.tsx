import { adminText } from '../../../content/text/admin.ts';
import type { Summary } from '../../../platform/ledger/summary.ts';
import { NO_VALUE, OTHER_VALUES } from '../../../records/record-filter.ts';
import { type RecordKind, STATUS_GROUPS } from '../../../records/record-status.ts';
import { addDays, indiaDate } from '../../../values/india-time.ts';
import { OPENING_IN } from '../../enquiries/contract.ts';
import { shortDate } from './format.ts';
import { recordsAddress } from './RecordBar.tsx';
import { cityName } from './record-facts.ts';
import { openingName, serviceText } from './record-words.ts';
import { MoneyTable, Shares } from './summary-tables.tsx';

const text = adminText.summary;

/** The filter's value for a counted one: the summary counts what is not in its closed list as `other`. */
const filterValue = (counted: string): string => {
  if (counted === '') return NO_VALUE;
  return counted === 'other' ? OTHER_VALUES : counted;
};

/** The first day of the wishes for an opening, which count for a year. */
const yearBefore = (now: Date): string => addDays(indiaDate(now), -365);

interface SummarySharesProps {
  readonly summary: Summary;
  readonly kind: RecordKind;
  readonly now: Date;
}

/** Shows how the records and their money divide, each row with its list of records. */
export function SummaryShares({ summary, kind, now }: SummarySharesProps) {
  const from = summary.days[0]?.day;
  const linkTo = (name: 'source' | 'service' | 'city' | 'campaign') => (value: string) =>
    recordsAddress({ kind, from, [name]: filterValue(value) });
  return (
    <div className="admin-shares">
      <Shares title={text.bySource} shares={summary.bySource} linkTo={linkTo('source')} />
      <Shares
        title={text.byService}
        shares={summary.byService}
        name={serviceText}
        linkTo={linkTo('service')}
      />
      <Shares title={text.byCity} shares={summary.byCity} name={cityName} linkTo={linkTo('city')} />
      <Shares title={text.byCampaign} shares={summary.byCampaign} linkTo={linkTo('campaign')} />
      <MoneyTable
        title={text.moneyByDay}
        by={text.day}
        rows={summary.money.byDay}
        name={(day) => shortDate(day, now)}
        linkTo={(day) => recordsAddress({ status: STATUS_GROUPS.booked, from: day, to: day })}
      />
      <MoneyTable
        title={text.moneyByService}
        by={adminText.records.service}
        rows={summary.money.byService}
        name={serviceText}
        linkTo={(service) =>
          recordsAddress({ status: STATUS_GROUPS.booked, from, service: filterValue(service) })
        }
      />
      <MoneyTable
        title={text.moneyByCity}
        by={adminText.records.city}
        rows={summary.money.byCity}
        name={cityName}
        linkTo={(city) => recordsAddress({ status: STATUS_GROUPS.booked, from, city: filterValue(city) })}
      />
      <Shares
        title={text.openings}
        shares={summary.openings}
        name={openingName}
        linkTo={(city) =>
          recordsAddress({
            kind: 'enquiry',
            from: yearBefore(now),
            service: `${OPENING_IN}${city}`,
          })
        }
      />
    </div>
  );
}
