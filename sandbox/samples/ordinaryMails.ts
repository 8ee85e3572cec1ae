/**
 * The mails of any working week, which are no contracts: half of them speak of contracts, agreements and renewals all the
 * same, so that a search by keyword finds them and the analysis has to tell them apart.
 */

/** From whom, subject, days before the workspace's day, body. */
export type OrdinaryMail = { from: string; subject: string; ago: number; text: string; labels?: string[] };

const mail = (ago: number, from: string, subject: string, text: string, ...labels: string[]): OrdinaryMail => ({
  ago,
  from,
  subject,
  text,
  ...(labels.length > 0 && { labels }),
});

const TOM = 'Tom Lindqvist <tom.lindqvist@fernhill.example>';
const PRIYA = 'Priya Raman <priya.raman@fernhill.example>';
const PROMOTIONS = 'CATEGORY_PROMOTIONS';

const COLLEAGUES: OrdinaryMail[] = [
  mail(1, TOM, 'Lunch on Friday?', 'The noodle place again? I can book for six.\n\nTom'),
  mail(
    2,
    PRIYA,
    'Re: contract register',
    'I agree that a spreadsheet is no way to run this. Somebody must look at every contract twice a year and write its renewal date into a calendar. Can we find a tool for it?\n\nPriya',
  ),
  mail(
    2,
    TOM,
    'Re: Re: contract register',
    'Yes please. We nearly missed the renewal of the copier agreement last time.\n\nTom',
  ),
  mail(
    3,
    PRIYA,
    'Minutes: operations meeting',
    'Present: Maya, Tom, Priya.\n\n1. Contracts. Maya to check which agreements come up for renewal this quarter.\n2. Heating. Still too warm on the third floor.\n3. Apprentices. Interviews start on Monday.\n\nNext meeting: in two weeks.',
  ),
  mail(4, TOM, 'New kettle', 'The old one has served its term. Receipt attached to the expenses.\n\nTom'),
  mail(
    6,
    PRIYA,
    'Laptops for the apprentices',
    'Four laptops, to be here by the start of the month. Quote follows.\n\nPriya',
  ),
  mail(
    7,
    TOM,
    'Visit of the fire inspector',
    'He comes on Wednesday at ten. He will want to see the maintenance records of the alarm.\n\nTom',
  ),
  mail(
    9,
    TOM,
    'Out of office',
    'I am away until Monday. For anything about the London leases and contracts write to Maya.\n\nTom',
  ),
  mail(
    12,
    PRIYA,
    'Passwords',
    'Please turn on two-step sign-in before the end of the month. It takes a minute.\n\nPriya',
  ),
  mail(
    15,
    TOM,
    'Cleaning: keys',
    'Spotless Halls asked for a second set of keys. Their contract covers the upper floor now, so I said yes.\n\nTom',
  ),
  mail(
    18,
    PRIYA,
    'Hosting invoice',
    'Is the increase in line with the agreement? I thought prices were fixed until the renewal.\n\nPriya',
  ),
  mail(21, TOM, 'Team photo', 'Thursday at noon, in the courtyard, whatever the weather.\n\nTom'),
  mail(
    26,
    PRIYA,
    'Minutes: IT review',
    'We looked at three vendors for the help desk. No agreement yet; all three will send a proposal. The current contract ends next summer, so there is time.\n',
  ),
  mail(
    33,
    TOM,
    'Holiday list',
    'Please enter your holidays by Friday, so that we can agree on who covers whom.\n\nTom',
  ),
  mail(47, PRIYA, 'Printer on the second floor', 'It jams again. The lease company sends somebody tomorrow.\n\nPriya'),
];

const OUTSIDE: OrdinaryMail[] = [
  mail(
    1,
    'Wire & Weft Weekly <news@wireandweft.example>',
    'This week: five renewals of old mills',
    'This week in Wire & Weft: five renewals of old mills, an agreement on loom standards, and a contract for the ages: how one weaver signed up the whole valley.\n\nUnsubscribe at any time.',
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
    'Dear Ms Okafor,\n\nI should like to apply for the post of contract manager. For the past six years I have looked after supplier agreements at a publisher: 340 contracts, from first draft to renewal. Before that I negotiated licence agreements.\n\nMy CV is attached.\n\nYours sincerely\nHarriet Moss',
  ),
  mail(
    5,
    'Accounts <billing@polarhost.example>',
    'Invoice 2291 for your hosting',
    'Dear customer,\n\nplease find below your invoice under our hosting agreement.\n\nInvoice number: 2291\nAmount due: EUR 2,700.00\nDue within 30 days.\n\nThank you for your business.',
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
    'Hi Maya,\n\nthank you for the good talk. I shall send the schedule for the workshop move by Thursday. If we want to change the agreement for it, your lawyers should see it first.\n\nLeah',
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
export const ordinaryMails: OrdinaryMail[] = [...COLLEAGUES, ...OUTSIDE];
