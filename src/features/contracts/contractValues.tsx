/** An amount and a renewal date as the list shows them. Unknown is said, never left blank or shown as zero. */
import type { Contract } from '../../api/endpoints.gen.ts';
import { addDays } from '../../../contract/calendar.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';

export function ContractAmount({ contract: { contractValue, currency } }: { contract: Contract }) {
  if (contractValue === null || contractValue === undefined) return <NotAvailable />;
  return <span className="figures">{formatMoney(contractValue, currency)}</span>;
}

/** The day, and beneath it the last day to give notice while that can still be done. */
export function RenewalDate({ contract: { renewalDate, noticeBy }, today }: { contract: Contract; today: string }) {
  if (!renewalDate) return <NotAvailable />;
  return (
    <>
      <span className="figures">{formatDay(renewalDate)}</span>
      {noticeBy && noticeBy >= today ? (
        <span
          className={noticeBy <= addDays(today, limits.upcomingDays) ? 'act-by act-soon' : 'act-by'}
          title={awayInWords(noticeBy, today)}
        >
          Act by {formatDay(noticeBy)}
        </span>
      ) : null}
    </>
  );
}

function NotAvailable() {
  return <span className="not-available">{messages.notAvailable}</span>;
}
