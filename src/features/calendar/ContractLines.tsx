/** Contracts as lines of name and amount: of a day, or of the days ahead with their date. */
import type { Contract } from '../../api/endpoints.gen.ts';
import { formatDay } from '../../domain/format.ts';
import { panelAmount } from './panelAmount.ts';

export function ContractLines({ contracts, dated = false }: { contracts: readonly Contract[]; dated?: boolean }) {
  if (contracts.length === 0) return null;
  return (
    <ul className="contract-lines">
      {contracts.map((contract) => (
        <li key={contract.id}>
          <span className="contract-line-name">{contract.name}</span>
          {dated && contract.renewalDate ? (
            <span className="contract-line-day">{formatDay(contract.renewalDate)}</span>
          ) : null}
          <span className="contract-line-amount">{panelAmount(contract)}</span>
        </li>
      ))}
    </ul>
  );
}
