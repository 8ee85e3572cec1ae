import { expect, it } from 'vitest';
import { classify } from './classify.ts';
import { makeDocument } from './document.ts';
import { readForm } from './form/readForm.ts';

const binds = (text: string): boolean =>
  ['agreement', 'order'].includes(classify(makeDocument(text), readForm(text)).kind);

/** Papers that look like contracts or speak of them: none of them binds. */
it.each([
  [
    'proposal',
    'PROPOSAL\n\nPrepared for: Tarn Valley Foods LLC\nPrepared by: Orchard Media\nDate: 4 May 2020\n\nThank you for the opportunity to submit this proposal. We propose to redesign your website. Our fee would be $14,000. The term would be six months. This proposal is valid for 30 days. If you would like to proceed, we will send our services agreement for signature.',
  ],
  [
    'quote',
    'QUOTATION No. 4471\n\nDate: 12/03/2021   Valid until: 12/04/2021\nTo: Tarn Valley Foods\n\nQty  Description        Unit Price   Total\n10   Steel shelving     $120.00      $1,200.00\nSubtotal $1,200.00\nVAT $240.00\nTotal $1,440.00\n\nPrices subject to our standard terms and conditions of sale. Please quote this number when placing your order.',
  ],
  [
    'receipt',
    'RECEIPT\n\nPayment received from Maria Lopez\nDate: 5 June 2021\nAmount: $450.00\nFor: Rent, June 2021, lease of 14 Mill Lane\nPayment method: card ending 4411\nThank you!',
  ],
  [
    'ticket',
    'E-TICKET RECEIPT AND ITINERARY\n\nPassenger: WHITFIELD/JANE MS\nBooking reference: X4T9QZ\nFlight LH 402 FRA-EWR 12 May 2021 10:30\nFare USD 845.20 Taxes USD 110.00 Total USD 955.20\nConditions of carriage apply. Carriage is subject to the contract of carriage and the terms of the airline.',
  ],
  [
    'privacy policy',
    'PRIVACY POLICY\n\nLast updated: 1 May 2020\n\nThis policy explains how Orchard Media collects and uses personal information. We collect your name and e-mail address. We share information with service providers under agreements that require them to protect it. You may ask us to delete your data. We may change this policy.',
  ],
  [
    'company policy',
    'REMOTE WORK POLICY\n\n1. Purpose\nThis policy sets out the rules for remote work at Tarn Valley Foods.\n2. Scope\nIt applies to all employees.\n3. Responsibilities\nEmployees shall be reachable during core hours. Managers shall review arrangements each year.\n4. Termination\nThe Company may end a remote work arrangement at any time.',
  ],
  [
    'press release',
    'FOR IMMEDIATE RELEASE\n\nOrchard Media and Tarn Valley Foods Enter Into Five-Year Licensing Agreement\n\nDES MOINES, May 4, 2020 -- Orchard Media, Inc. today announced it has entered into a license agreement with Tarn Valley Foods LLC. Under the agreement, Orchard shall pay royalties. The term of the agreement is five years. Forward-looking statements are subject to risks.\n\nContact: press@orchard.example',
  ],
  [
    'mail about contract',
    'Hi Tom,\n\nJust a reminder that the hosting agreement with Fenn ends on June 30 and we must give 60 days notice to terminate. Can you check with legal whether we want to renew? The annual fee is $12,000.\n\nBest,\nJane',
  ],
  [
    'agenda',
    'AGENDA\nBoard meeting, 3 June 2021\n\n1. Approval of minutes\n2. Supply agreement with Orchard: approval\n3. Lease renewal\n4. Any other business',
  ],
  [
    'minutes',
    'Minutes of the Board Meeting of Tarn Corp\nHeld on June 3, 2021\n\nPresent: J. Whitfield, M. Chen\n\nThe chair called the meeting to order. The board discussed the lease agreement between the Company and Mill Lane Trust. It was resolved that the agreement be signed. Meeting adjourned at 4 pm.',
  ],
  [
    'job ad',
    'Contracts Manager wanted\n\nWe are looking for a Contracts Manager to join our team. Responsibilities: drafting agreements, negotiating terms, managing renewals. Requirements: law degree, five years of experience. Apply now at jobs@tarn.example. Employment agreement: permanent, full time.',
  ],
  [
    'cv',
    'MAX CHEN\n12 Mill Lane, Dublin\n\nProfessional Experience\n2015-2020 Contract Administrator, Fenn Ltd. Managed 300 supplier agreements; negotiated indemnification and termination clauses.\n\nEducation\nB.Sc. of Business, UCD\n\nSkills\nContract law, Excel\n\nLanguages\nEnglish, Mandarin',
  ],
  [
    'newsletter',
    'LEGAL UPDATE - Spring 2021\n\nIn this issue: new rules on limitation of liability; is your master services agreement up to date?; force majeure after the pandemic. Parties to an agreement should consider governing law. View in browser | Unsubscribe',
  ],
  [
    'invoice',
    'TAX INVOICE\n\nInvoice No: 2021-118\nInvoice date: 31 May 2021\nBill to: Tarn Valley Foods\nServices under Consulting Agreement dated 1 January 2021, May 2021: £4,500.00\nVAT 20%: £900.00\nTotal due: £5,400.00\nPayment due within 30 days. Late payment interest applies under the agreement.',
  ],
  [
    'statement of account',
    'ACCOUNT STATEMENT\n\nCustomer: Tarn Valley Foods\nStatement date: 31/05/2021\nInvoice 1001  $400.00\nInvoice 1002  $380.00\nBalance due: $780.00\nPlease remit payment to the address below.',
  ],
  [
    'delivery note',
    'DELIVERY NOTE\nDelivery no. 88123\nOrder no. 5512\nShip to: Tarn Valley Foods, 3 Farm Road\n\n10 x Steel shelving\n2 x Trolley\nReceived in good condition: ____________ (signature)',
  ],
  [
    'article',
    'What is a non-disclosure agreement?\n\nA non-disclosure agreement (NDA) is a contract between two parties that protects confidential information. The disclosing party shares information with the receiving party. Most NDAs have a term of two to five years. You should consult an attorney before signing.',
  ],
  [
    'legal notice of meeting',
    'NOTICE OF ANNUAL GENERAL MEETING\n\nNotice is hereby given that the annual general meeting of Tarn plc will be held on 12 June 2021 at 10 am to consider the following resolutions: 1. To receive the accounts. 2. To re-elect directors. By order of the Board, Company Secretary.',
  ],
  [
    'report',
    "QUARTERLY REPORT\n\nRevenue grew 12% to $4.2 million. During the quarter the Company entered into a lease agreement for its new office for a term of five years and amended its credit agreement with Tarn Bank. The Company's agreements contain customary covenants.",
  ],
  [
    'termination letter',
    'Dear Sirs,\n\nWe hereby give notice that we terminate the Services Agreement between us dated 1 March 2018, with effect from 30 June 2021, in accordance with clause 12. Please confirm receipt.\n\nYours faithfully,\nTarn Valley Foods LLC',
  ],
  [
    'checklist',
    'CONTRACT REVIEW CHECKLIST\n\n[ ] Parties correctly named\n[ ] Term and renewal\n[ ] Governing law\n[ ] Limitation of liability\n[ ] Indemnification\n[ ] Signatures\nReviewer: ____  Date: ____',
  ],
  [
    'support ticket',
    'Ticket #49211 - Contract portal login\n\nStatus: Open\nPriority: High\nReported by: jane@tarn.example\n\nI cannot open the agreement in the portal; it says the contract has expired. Please help.',
  ],
  [
    'dunning',
    'Dear Customer,\n\nYour subscription agreement will renew automatically on 1 June. The annual fee of $120 will be charged to your card. If you do not wish to renew, cancel in your account before that date.\n\nQuillmark Team',
  ],
  [
    'order confirmation mail',
    'Thank you for your order!\n\nOrder number: 55-1188\nShipping to: Sam Poe\n1 x Kettle €29.90\nTotal €29.90\nYour order will arrive on Thursday. Our terms of sale apply.',
  ],
  [
    'concert ticket',
    "The Quill Band - Live\n12 June 2021, 8 pm, Tarn Hall\nRow C Seat 12  €45.00\nNo refunds. By using this ticket you agree to the venue's conditions.",
  ],
  [
    'complaint',
    'Dear Sir or Madam,\n\nI am writing to complain about your failure to perform the maintenance contract of 4 May 2019. Under clause 3 you must service the lift monthly. You have not done so since March. Please respond within 14 days.\n\nMill Lane Trust',
  ],
  [
    'court',
    'IN THE HIGH COURT\nClaim No. 4471\nBETWEEN: Tarn SA (Claimant) and Fenn Ltd (Defendant)\nPARTICULARS OF CLAIM\n1. By a written agreement dated 4 May 2018 the Defendant agreed to supply goods. 2. In breach of the agreement the Defendant failed to deliver. The Claimant claims damages.',
  ],
  [
    'spec',
    'SOFTWARE REQUIREMENTS SPECIFICATION\n1. Purpose\nThe system shall store contracts. The system shall send reminders before renewal.\n2. Scope\nThe provider module shall list suppliers. The customer module shall list customers.',
  ],
  [
    'price list',
    'PRICE LIST 2021\nRent: see below\nSmall unit: £60 per month\nMedium unit: £85 per month\nDeposit: one month\nPrices include VAT. Contact us for a contract.',
  ],
  [
    'status report',
    'Weekly status\n- Fenn agreement: signed\n- Tarn lease: waiting for the landlord; tenant will sign on Friday\n- Notice period for Orchard ends 30 June\nNext: review indemnification clause.',
  ],
  [
    'thesis',
    'Abstract\n\nThis thesis examines force majeure clauses in supply agreements. The seller shall deliver, the buyer shall pay; what happens when neither can? Chapter 2 reviews the governing law of such agreements.',
  ],
  [
    'warning memo',
    'MEMO\nTo: all staff\nRe: signing of contracts\nEmployees must not sign agreements on behalf of the company. The customer will be told. All contracts must be sent to legal.',
  ],
  [
    'offer of quote mail',
    'Dear Ana,\n\nas discussed, we can offer the maintenance for £3,600 per year. Term: two years. Notice period: three months. If you agree, we will prepare the contract.\n\nRegards, Lift Co.',
  ],
  [
    'will call letter',
    'Dear Mr. Poe,\n\nplease find enclosed two copies of the tenancy agreement. Please sign both copies and return one to us. The landlord will countersign it.\n\nKind regards',
  ],
  [
    'proposal long',
    'STATEMENT OF QUALIFICATIONS AND PROPOSAL\n\nTerm: 12 months\nFee: $5,000 per month\n\nOrchard Media will design the campaign. The Client will provide access. We believe our approach is the best. If selected, we will enter into a services agreement. This proposal is not an offer.\n\nSigned: ______ Orchard Media',
  ],
  [
    'estimate',
    'ESTIMATE #221\nCustomer: Jane Whitfield\nContractor: Fenn Roofing\nPrice: $8,400\nScope: replace shingles\nEstimate valid for 30 days. Payment terms: 50% deposit.',
  ],
  [
    'loi',
    'LETTER OF INTENT\n\nThis letter of intent sets out the principal terms on which Tarn Corp would buy Orchard Inc. Price: $4 million. This letter is non-binding and does not create any legal obligation. The parties intend to negotiate a definitive agreement. Governing law: Delaware.\n\nSigned: ____',
  ],
  [
    'faq',
    'LEASE FAQ\n\nWhen does the Tenant pay? The Tenant must pay rent on the first. When must the Landlord repair? The Landlord must repair promptly. How do I terminate? Either party may terminate on written notice. Contact the office.',
  ],
  [
    'reminder letter',
    'Dear tenant,\n\nYour rent for June of £950 has not been received. Under your tenancy agreement rent is due on the first of the month. Please pay within 7 days, otherwise we may terminate the tenancy. \n\nMill Lane Trust',
  ],
  [
    'rent increase notice',
    'NOTICE OF RENT INCREASE\n\nTo: Orla Quinn\nUnder your tenancy agreement dated 1 June 2021 the landlord proposes a new rent of £990 per month from 1 July 2022. The tenant must refer this notice to the tribunal if it disagrees.\n\nSigned: ________ (landlord)',
  ],
  [
    'application form',
    'MEMBERSHIP APPLICATION\n\nName: ____ Address: ____\nI would like to apply for membership of Tarn Fitness. Monthly fee: $49.\nHow did you hear about us?\nSignature: ____ Date: ____',
  ],
  [
    'survey',
    'CUSTOMER SURVEY\n\nHow satisfied are you with the contract renewal process? The provider will contact you. The customer will receive a voucher. Please return by 1 June.',
  ],
  [
    'training slides',
    'Contract Basics\n\nOffer, acceptance, consideration\nThe buyer shall pay. The seller shall deliver.\nTerm: how long?\nPrice: how much?\nExercise: find the notice period in the sample.',
  ],
  [
    'email reply chain',
    'Hi Jane,\n\nthanks for the draft. In clause 4 "the Supplier shall deliver within 10 days" - can we make it 14? And clause 9: either party may terminate on 30 days written notice, our policy is 60. I agree with the rest.\n\nTom',
  ],
  [
    'email offer accepted',
    'Hi Tom,\n\nI accept your suggestion for lunch on Friday. Also the customer will send the contract next week; the supplier will sign then.\n\nJane',
  ],
  [
    'job offer rejection',
    'Dear Ms. Whitfield,\n\nThank you for your interest in the position of Designer. We regret that we cannot offer you employment at this time. We will keep your details on file.\n\nLumen Studio',
  ],
  [
    'bank statement',
    'Statement of Account\nAccount: 4471\nPeriod: 1 May 2021 to 31 May 2021\nOpening balance £1,200.00\nDirect debit RENT £950.00\nClosing balance £250.00\nTerms: see the account agreement.',
  ],
  [
    'packing slip',
    'PACKING SLIP\nOrder #: 5512  Customer: Tarn Valley Foods\nShip to: 3 Farm Road\nQty Description\n10 Shelving',
  ],
  [
    'expense report',
    'EXPENSE REPORT\nEmployee: Max Chen\nPeriod: May 2021\nTaxi $24.00\nHotel $220.00\nTotal $244.00\nEmployee signature: ________  Approved by: ________',
  ],
  [
    'timesheet',
    'TIMESHEET\nConsultant: Priya Raman   Client: Tarn Foods\nWeek of 3 May 2021\nMon 8 Tue 8 Wed 8\nTotal hours 24\nSigned: ______ (client)',
  ],
  [
    'change request',
    'CHANGE REQUEST\nProject: ERP\nRequested by: Jane\nDescription: the supplier will add a field. Impact: 2 days.\nApproved: ______',
  ],
  [
    'handbook',
    'EMPLOYEE HANDBOOK\n\n1. Employment. Employees shall follow the rules. The Company will pay salaries monthly.\n2. Termination. Either party may terminate employment on written notice.\n3. Confidentiality. Employees must keep information secret.\nThis handbook is not a contract of employment.',
  ],
  [
    'press 2',
    'Tarn Corp today announced that the tenant will renew its lease with the landlord for five years. The agreement, entered into on May 4 between Tarn and Mill Lane Trust, includes a price increase.',
  ],
  [
    'legal opinion',
    'Re: Enforceability\n\nWe have acted as counsel to Tarn Corp in connection with the Loan Agreement between the Borrower and the Lender. In our opinion, the Agreement is governed by the laws of New York and is enforceable. The Borrower shall pay principal when due.',
  ],
  [
    'certificate',
    'CERTIFICATE OF INSURANCE\n\nThis is to certify that Mill Lane Cafe is insured under policy HX-1. This certificate is issued as a matter of information only and confers no rights.\nPeriod of insurance: 1 May 2021 to 30 April 2022',
  ],
  [
    'invoice reminder',
    'PAYMENT REMINDER\nInvoice no. 118 of 31 May 2021\nAmount due £5,400.00\nThe customer shall pay interest on late payments under the agreement.',
  ],
  [
    'rfp',
    'REQUEST FOR PROPOSALS\nThe City seeks proposals for cleaning services. Term: two years. The contractor shall provide insurance. The contractor will be paid monthly. Proposals are due 1 June. Sample agreement attached.',
  ],
  [
    'calendar',
    'Reminder: contract renewal Orchard hosting, 30 June. Notice period 60 days. Price: 12,000. Owner: Jane',
  ],
  [
    'meeting request',
    'Invitation: review of the supply agreement, 3 June, 10:00. Agenda: term, price, termination. Please accept.',
  ],
])('takes for no contract: %s', (_, text) => {
  expect(binds(text)).toBe(false);
});
