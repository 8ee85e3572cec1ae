/** Clauses with times of other things than the agreement, beside clauses with its own term. */
import { analyseText } from '../analyseText.ts';
import { sampleContract } from './sampleContract.ts';

/** Times of other things than the agreement: none of them may be taken for its end, alone or beside its own term. */
export const OTHERS = [
  'Company shall pay Provider a monthly fee of $5,000 for the period from June 15, 2011 through December 31, 2011, and $6,000 thereafter.',
  'The prices set forth in Exhibit B shall be firm through December 31, 2012.',
  'The prices in Exhibit B shall remain in effect for one (1) year from the Effective Date.',
  'From June 15, 2011 through June 14, 2012, Company shall purchase at least 1,000 units.',
  'Provider warrants the Products for a period of two (2) years from the Effective Date.',
  'The representations in Section 5 shall survive until December 31, 2013.',
  'Provider shall deliver the first shipment no later than September 30, 2011.',
  'Provider shall maintain insurance until December 31, 2018.',
  'If the Closing has not occurred by September 30, 2011, either party may terminate this Agreement.',
  'Either party may terminate this Agreement at any time after June 30, 2013 upon ninety (90) days notice.',
  'Company may terminate this Agreement effective June 30, 2013 by giving notice on or before March 31, 2013.',
  'The parties entered into a Supply Agreement dated June 1, 2006, the term of which expires on June 14, 2011.',
  'WHEREAS, the term of the Prior Agreement expired on May 31, 2011;',
  'The lease for the Facility expires on December 31, 2017.',
  'The Master Lease expires on December 31, 2017.',
  'The Patents expire on December 31, 2020.',
  'The Bridge Loan matures on December 31, 2012.',
  'During the Exclusivity Period, which shall end on December 31, 2012, Company shall not purchase the Products from any third party.',
  'The exclusive rights granted in Section 2 shall expire on December 31, 2012 unless Company meets the minimum.',
  'The first Contract Year shall begin on the Effective Date and end on December 31, 2011.',
  'The "First Contract Year" means the period from the Effective Date through December 31, 2011.',
  'Employee benefits shall continue until December 31, 2011.',
  'For two (2) years after the Effective Date, neither party shall solicit the employees of the other.',
  'The confidentiality obligations in this Section shall continue for a period of five (5) years from the Effective Date.',
  'The parties shall retain records for seven (7) years from the Effective Date.',
  'The option granted in Section 4 may be exercised until December 31, 2012.',
  'The trial period shall commence on the Effective Date and shall end on August 31, 2011.',
  'The Warrant shall expire five (5) years from the Effective Date.',
  'The term of the Warrant shall be five (5) years from the Effective Date.',
  'The Note shall be due and payable on December 31, 2012.',
  'Provider shall provide training for a period of six (6) months from the Effective Date.',
  "Provider's fiscal year ends on December 31, 2011.",
  'The audited financial statements for the period ending December 31, 2010 have been delivered.',
  'The Pilot Program shall run from July 1, 2011 through September 30, 2011.',
  'The obligation to pay royalties shall continue until December 31, 2025.',
  'The letter of credit shall remain in effect until December 31, 2012.',
  'Any purchase order placed before December 31, 2011 shall be valid for ninety (90) days.',
  'Each Statement of Work shall have a term of one (1) year from its effective date.',
  'The license granted in Section 8 to the Documentation shall continue until December 31, 2012.',
  'The Transition Period shall commence on the Effective Date and continue for six (6) months.',
  'Company shall not be obligated to purchase more than 1,000 units until January 1, 2013.',
  'The term of office of the directors shall expire on December 31, 2012.',
  'This Section 9 shall remain in effect for a period of three (3) months from the Effective Date.',
  'Upon expiration of the Initial Term, this Agreement shall automatically renew for successive terms of one (1) year each, unless either party gives notice at least ninety (90) days before its end.',
  'Company may extend the term of this Agreement for two (2) additional years by notice.',
  'The Agreement may be extended through December 31, 2016 by mutual agreement.',
  'If renewed, the renewal term shall end on December 31, 2016.',
  'In the event of a Change of Control, this Agreement shall continue for a period of twelve (12) months.',
  'Upon termination, Provider shall continue to supply the Products for a period of six (6) months.',
  'If this Agreement is terminated, the license shall continue for one (1) year.',
  'This Section 9 shall remain in force for two (2) years from the Effective Date.',
  'Each renewal of this Agreement shall be for a period of one (1) year.',
  'Any extension of the term shall be for one year.',
  'The royalty shall be payable for a period of ten (10) years from the First Commercial Sale.',
  'Company shall provide the following reports:\n(a) by July 31, 2011, an interim report; and\n(b) until December 31, 2012, monthly reports.',
  'After early termination of this Agreement and continuing for a period of eighteen (18) months thereafter, Provider shall assist Company.',
  'Company shall have the right to terminate this Agreement effective sixty (60) days after a change of control.',
  'The Prime Contract expires on June 30, 2014.',
  'Mr. Smith is engaged for two years to oversee the works.',
  'Provider shall supply spare parts for a period of ten (10) years from the Effective Date.',
  'Provider shall supply samples for six months from the Effective Date.',
  'The Marketing Period begins on July 1, 2011 and ends on December 31, 2011.',
  "The parties' obligations of confidentiality shall continue until December 31, 2014.",
  'The forecast covers the calendar years 2011 and 2012.',
];
/** With the end that is right, or null. */
export const TERMS: [end: string | null, clause: string][] = [
  [null, 'Either party may terminate this Agreement for cause on written notice.'],
  [
    '2014-06-15',
    'The term of this Agreement shall commence on the Effective Date and shall continue for a period of three (3) years (the "Initial Term").',
  ],
  ['2014-06-30', 'This Agreement shall remain in effect until June 30, 2014, unless earlier terminated.'],
  ['2016-06-15', 'This Agreement shall expire on the fifth anniversary of the Effective Date.'],
  ['2013-06-15', 'Term. Two (2) years from the Effective Date.'],
];
/** What stands behind the signatures, with days of its own. */
export const ANNEX =
  'EXHIBIT C\n\nEQUIPMENT LEASE\n\nExpiration Date: December 31, 2015\n\nEXHIBIT D\n\nThe term of this Exhibit shall end on December 31, 2012.';

/** The end of the term, `YYYY-MM-DD`, that is read from a made-up contract of June 15, 2011, with these clauses. */
export const endOf = (clauses: string[], end?: string): string | null =>
  analyseText(
    sampleContract(
      clauses.map((clause, index) => `${index + 5}. ${clause}`),
      end === undefined ? {} : { end },
    ),
    {
      today: '2011-07-01',
    },
  ).termEnd;
