/**
 * The mails of any working week, which are no contracts: half of them speak of contracts, agreements and renewals all the
 * same, so that a search by keyword finds them and the analysis has to tell them apart.
 */
import { mail, type OrdinaryMail } from './ordinaryMail.ts';
import { outsideMails } from './outsideMails.ts';

const TOM = 'Tom Lindqvist <tom.lindqvist@fernhill.example>';
const PRIYA = 'Priya Raman <priya.raman@fernhill.example>';

const COLLEAGUES: OrdinaryMail[] = [
  mail(1, TOM, 'Lunch on Friday?', 'The noodle place again? I can book for six.\n\nTom'),
  mail(
    2,
    PRIYA,
    'Re: contract register',
    'I agree that a spreadsheet is no way to run this. Somebody must look at every contract ' +
      'twice a year and write its renewal date into a calendar. Can we find a tool for it?\n' +
      '\nPriya',
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
    'Present: Maya, Tom, Priya.\n\n1. Contracts. Maya to check which agreements come up for ' +
      'renewal this quarter.\n2. Heating. Still too warm on the third floor.\n3. Apprentices. ' +
      'Interviews start on Monday.\n\nNext meeting: in two weeks.',
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
    'We looked at three vendors for the help desk. No agreement yet; all three will send a ' +
      'proposal. The current contract ends next summer, so there is time.\n',
  ),
  mail(
    33,
    TOM,
    'Holiday list',
    'Please enter your holidays by Friday, so that we can agree on who covers whom.\n\nTom',
  ),
  mail(47, PRIYA, 'Printer on the second floor', 'It jams again. The lease company sends somebody tomorrow.\n\nPriya'),
];

export const ordinaryMails: OrdinaryMail[] = [...COLLEAGUES, ...outsideMails];
