/** The clauses that every contract has, with the sums and periods in them that are not the contract's own. */
import { type Block, US_COMPANY } from '../sampleContract.ts';

/** Who signs for the company that rents and leases. */
export const TENANT = { company: US_COMPANY, name: 'Maya Okafor', title: 'Chief Operating Officer' };

type Signatory = { company: string; name: string; title: string };

/** Payment, confidentiality, breach, liability, law. `from`: the number of the first of these clauses. */
export function usClauses(from: number, law: string, cap: string): Block[] {
  return [
    { heading: `${from}. Payment Terms` },
    'Invoices are due within forty-five (45) days of receipt. Late payments bear interest at the rate of one percent (1%) per month.',
    { heading: `${from + 1}. Confidentiality` },
    'Each party shall keep the other party’s Confidential Information in confidence during the term of this Agreement and for three (3) years thereafter.',
    { heading: `${from + 2}. Termination for Cause` },
    'Either party may terminate this Agreement if the other party materially breaches it and ' +
      'does not cure the breach within fifteen (15) days after written notice thereof.',
    { heading: `${from + 3}. Limitation of Liability` },
    `Except for breach of confidentiality, neither party’s aggregate liability under this Agreement shall exceed ${cap}.`,
    { heading: `${from + 4}. General` },
    `This Agreement is governed by the laws of the State of ${law}, constitutes the entire ` +
      'agreement between the parties, and may be executed in counterparts. Any amendment must ' +
      'be in writing and signed by both parties.',
  ];
}

/** The same in British habit. */
export function ukClauses(from: number, cap: string): Block[] {
  return [
    { heading: `${from}. Payment` },
    'Invoices are payable within 28 days of their date. Interest accrues on overdue sums at 4% per annum above the base rate of the Bank of England.',
    { heading: `${from + 1}. Confidentiality` },
    'Each party undertakes that it shall not at any time during this agreement, and for a ' +
      'period of five years after its termination, disclose confidential information of the ' +
      'other party.',
    { heading: `${from + 2}. Limitation of liability` },
    `The total liability of either party under this agreement shall not exceed ${cap}.`,
    { heading: `${from + 3}. Governing law` },
    'This agreement and any dispute arising out of it are governed by the law of England and Wales.',
  ];
}

/** The signature page. */
export function signatures(...signatories: Signatory[]): Block[] {
  return [
    'IN WITNESS WHEREOF, the parties have caused this Agreement to be executed by their duly authorized representatives.',
    ...signatories.flatMap(({ company, name, title }): Block[] => [
      company.toUpperCase(),
      {
        rows: [
          ['By:', `/s/ ${name}`],
          ['Name:', name],
          ['Title:', title],
        ],
      },
    ]),
  ];
}
