/** The emails that come from outside in any working week: newsletters, offers, applications, invoices. */
import { mail, type OrdinaryMail } from './ordinaryMail.ts';

const PROMOTIONS = 'CATEGORY_PROMOTIONS';

export const outsideMails: OrdinaryMail[] = [
  mail(
    1,
    'Wire & Weft Weekly <news@wireandweft.example>',
    'This week: five renewals of old mills',
    'This week in Wire & Weft: five renewals of old mills, an agreement on loom standards,' +
      ' and a contract for the ages: how one weaver signed up the whole valley.\n\nUnsubscribe ' +
      'at any time.',
    PROMOTIONS,
  ),
  mail(
    2,
    'Cloudmere <hello@cloudmere.example>',
    'New in Cloudmere: approvals',
    'Approvals are here. Your team can now agree on a document without leaving the page. No contract change needed.',
    PROMOTIONS,
  ),
  mail(
    3,
    'Rail & Road <tickets@railandroad.example>',
    'Your ticket to Portland',
    'Booking RX82K1. Departs 08:12, platform 4. Seat 23A. Have a good journey.',
  ),
  mail(
    4,
    'Harriet Moss <harriet.moss@candidate.example>',
    'Application: contract manager',
    'Dear Ms Okafor,\n\nI should like to apply for the post of contract manager. For the past ' +
      'six years I have looked after supplier agreements at a publisher: 340 contracts, from ' +
      'first draft to renewal. Before that I negotiated licence agreements.\n\nMy CV is attached.\n' +
      '\nYours sincerely\nHarriet Moss',
  ),
  mail(
    5,
    'Accounts <billing@polarhost.example>',
    'Invoice 2291 for your hosting',
    'Dear customer,\n\nplease find below your invoice under our hosting agreement.\n\nInvoice ' +
      'number: 2291\nAmount due: EUR 2,700.00\nDue within 30 days.\n\nThank you for your business.',
  ),
  mail(
    6,
    'Town Library <loans@library.example>',
    'Renewal of your loan',
    '"A Field Guide to Ferns" is due back in three days. You can renew the loan online, twice.',
  ),
  mail(
    8,
    'Dolores Whitlock <dolores@kestrelwharf.example>',
    'Lift out of service',
    'Dear tenants, the east lift is out of service on Tuesday between nine and eleven.',
  ),
  mail(
    8,
    'Webinars <webinars@clausewise.example>',
    'Five clauses that cost you money',
    'Join us for an hour on automatic renewal, notice periods and liability caps. Bring a contract of your own. Free of charge.',
    PROMOTIONS,
  ),
  mail(
    10,
    'Leah Brandt <leah.brandt@brightwater-consulting.example>',
    'Next steps',
    'Hi Maya,\n\nthank you for the good talk. I shall send the schedule for the workshop move ' +
      'by Thursday. If we want to change the agreement for it, your lawyers should see it first.\n' +
      '\nLeah',
  ),
  mail(
    11,
    'Larkspur Mutual <service@larkspurmutual.example>',
    'How to prepare for your renewal',
    'Your policy comes up for renewal soon. Have last year’s revenue and your list of equipment at hand. Our agents are there for you from eight to six.',
  ),
  mail(
    13,
    'Paloma Ortiz <paloma@firstpour.example>',
    'Decaf?',
    'We have a new decaf. Shall I put a bag in with the next delivery? No need to change the contract.\n\nPaloma',
  ),
  mail(
    14,
    'Chamber of Trade <events@chamberoftrade.example>',
    'Breakfast: the new rules on late payment',
    'Speaker: a lawyer who drafts supply agreements for small firms. Coffee from half past seven.',
  ),
  mail(
    16,
    'Accounts <accounts@ledgerline.example>',
    'Your books for last month',
    'All accounts are reconciled. One open question: the payment of $412 to Copperleaf, is there a contract for it?\n\nGwen',
  ),
  mail(
    17,
    'Wire & Weft Weekly <news@wireandweft.example>',
    'This week: the price of linen',
    'This week in Wire & Weft: the price of linen, a strike that ended in agreement, and a look into a dye house.\n\nUnsubscribe at any time.',
    PROMOTIONS,
  ),
  mail(
    19,
    'Survey <survey@stationers-guild.example>',
    'Two minutes of your time',
    'How do you keep track of renewals? Ten questions; among those who answer we draw a fountain pen.',
    PROMOTIONS,
  ),
  mail(
    22,
    'Niall Byrne <niall@spotlesshalls.example>',
    'Windows',
    'The outside windows will be done on Saturday. As agreed, at no extra cost.\n\nNiall',
  ),
  mail(
    24,
    'Ravi Menon <ravi@copperleaf-finance.example>',
    'Your account manager changes',
    'From next month I look after your account. If you wish to talk about what happens at the end of your lease, ring me.\n\nRavi',
  ),
  mail(
    27,
    'Jonas Falk <jonas@polarhost.example>',
    'Planned maintenance on Sunday',
    'We replace a switch on Sunday between 02:00 and 04:00 CET. The service level agreement allows for it; expect two minutes of interruption.',
  ),
  mail(
    29,
    'Recruiting <jobs@millwork.example>',
    'Three candidates for you',
    'Three candidates for contract work this winter, all with a portfolio. Shall I send their CVs?',
  ),
  mail(
    31,
    'Alumni Office <alumni@northcollege.example>',
    'Reunion',
    'Twenty years! Save the date. Contracts with the caterer are being signed as we speak.',
  ),
  mail(
    36,
    'Traffic <traffic@kvel-tv.example>',
    'Spot lengths',
    'Can you send the second spot as a file of 30 seconds? The first is two frames too long.',
  ),
  mail(
    42,
    'City Water <billing@citywater.example>',
    'Your statement',
    'Statement of account. Consumption 41 m³. Amount due: $118.20. This is not a contract and no signature is needed.',
  ),
  mail(
    55,
    'Hiroko Tanabe <hiroko@sumire-trading.example>',
    'Pattern books in Osaka',
    'Dear Maya-san,\n\nthe pattern books sell well in Osaka. Let us speak about volumes before we speak about a new agreement.\n\nHiroko',
  ),
  mail(
    61,
    'Legal Notes <notes@barristers-digest.example>',
    'When is an e-mail a contract?',
    'Three judgments on whether an exchange of e-mails is an agreement. In two of them the renewal was the point.',
    PROMOTIONS,
  ),
  mail(
    75,
    'Orla Kemp <orla@sentryvale.example>',
    'Test alarm',
    'We test the line on Monday at six. Nobody needs to be there.',
  ),
];

/** Forty mails, none of them a contract. */
