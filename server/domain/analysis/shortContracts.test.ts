import { expect, it } from 'vitest';
import { classify } from './classify.ts';
import { makeDocument } from './document.ts';
import { readForm } from './form/readForm.ts';

const binds = (text: string): boolean =>
  ['agreement', 'order'].includes(classify(makeDocument(text), readForm(text)).kind);

/** Contracts of a few lines, as small firms and private people write them. */
it.each([
  [
    'nda',
    'NON-DISCLOSURE AGREEMENT\n\nThis Agreement is made on 4 May 2020 between Orchard Media Ltd ("Discloser") and Tarn Valley Foods LLC ("Recipient").\n\n1. The Recipient shall keep the Confidential Information secret for three years.\n2. This Agreement is governed by the laws of England.\n\nSigned: ________',
  ],
  [
    'nda short letter',
    'Dear Mr. Chen,\n\nIn connection with our discussions, you agree to hold in confidence all information that we give you and not to use it except to evaluate the transaction. These obligations continue for two years. Please confirm your agreement by signing and returning a copy of this letter.\n\nTarn Corp\n\nAgreed and accepted: ____________ Max Chen',
  ],
  [
    'order form saas',
    'ORDER FORM\n\nCustomer: Tarn Valley Foods LLC\nProvider: Quillmark Software, Inc.\nSubscription Term: 12 months from 1 June 2021\nFees: $24,000 per year\nThis Order Form is governed by the Master Subscription Agreement between the parties. By signing below the parties agree to its terms.\n\nCustomer: ____________   Provider: ____________',
  ],
  [
    'purchase order',
    'PURCHASE ORDER\n\nPO Number: 77120     Date: 05/04/2020\nVendor: Orchard Steel\nShip to: Tarn Valley Foods\n\nQty Description Unit Price Total\n10 Shelving $120.00 $1,200.00\nTotal: $1,200.00\n\nTerms: net 30. This purchase order is subject to the terms and conditions overleaf. Authorized signature: __________',
  ],
  [
    'term sheet binding',
    'BINDING TERM SHEET\n\nThis binding term sheet is entered into as of May 4, 2020 by and between Orchard Media, Inc. and Tarn Valley Foods LLC and sets forth the terms of their distribution arrangement.\n\nTerm: Three years.\nFee: $100,000 per year.\nGoverning law: Delaware.\n\nIN WITNESS WHEREOF, the parties have executed this term sheet.',
  ],
  [
    'mou',
    'MEMORANDUM OF UNDERSTANDING\n\nbetween\n\nCity of Tarn and Orchard School District\n\n1. Purpose. The parties wish to share the sports ground.\n2. Term. This MOU is effective July 1, 2020 and continues until June 30, 2023.\n3. Either party may terminate this MOU on 60 days written notice.\n\nSigned for the City: ______  Signed for the District: ______',
  ],
  [
    'tenancy',
    'ASSURED SHORTHOLD TENANCY\n\nLandlord: Mill Lane Trust\nTenant: Orla Quinn\nProperty: Flat 3, 14 Mill Lane\nTerm: 12 months from 1 June 2021\nRent: £950 per month\n\nThe Tenant agrees to pay the Rent and to keep the Property clean. The Landlord agrees to keep the structure in repair.\n\nSigned by the Landlord: ____ Signed by the Tenant: ____',
  ],
  [
    'gym membership',
    'MEMBERSHIP AGREEMENT\n\nMember: Jane Whitfield\nClub: Tarn Fitness\nStart: 1 May 2021\nMinimum term: 12 months\nMonthly fee: $49\n\nThe membership renews automatically for successive 12 month periods unless cancelled with 30 days notice. I agree to the rules of the club.\n\nSignature: _________',
  ],
  [
    'freelance',
    'CONTRACT FOR SERVICES\n\nBetween Lumen Studio (the "Client") and Priya Raman (the "Freelancer").\n\nThe Freelancer will deliver illustrations by 1 July. The Client will pay €3,000 within 14 days of delivery. Copyright passes on payment. Either side may cancel with one week\'s notice.\n\nDate, signatures',
  ],
  [
    'sow',
    'STATEMENT OF WORK #3\n\nThis Statement of Work is issued under the Master Services Agreement dated 1 March 2020 between Fenn Ltd and Tarn Valley Foods LLC.\n\nServices: migration of the ERP.\nFees: fixed price of £64,000.\nTimeline: 1 June 2021 to 30 November 2021.\n\nAccepted: ________',
  ],
  [
    'amendment',
    'FIRST AMENDMENT TO LEASE\n\nThis First Amendment to Lease is dated June 1, 2021, between Mill Lane Trust ("Landlord") and Tarn Corp ("Tenant"). The Lease dated June 1, 2016 is amended: the term is extended to May 31, 2026. Except as amended, the Lease remains in full force.\n\nLANDLORD: ______ TENANT: ______',
  ],
  [
    'employment letter',
    'Dear Priya,\n\nWe are pleased to offer you employment as Designer with Lumen Studio, starting 1 September 2021. Your salary will be €48,000 per year. The notice period is three months. Please sign and return one copy of this letter to accept.\n\nLumen Studio\n\nI accept: ____________',
  ],
  [
    'loan note short',
    'LOAN AGREEMENT\n\nLender: Jane Whitfield. Borrower: Max Chen.\nThe Lender lends the Borrower €10,000. The Borrower repays it by 31 December 2022 with 3% interest.\n\nPlace, date, signatures',
  ],
  [
    'engagement letter',
    "Quill & Fenn LLP\n\nRe: Engagement\n\nDear Ms. Fell,\n\nThis letter confirms the terms of our engagement as your accountants. We will prepare your annual accounts. Our fee is £3,200 per year. Either of us may end this engagement by giving one month's written notice. Please sign below to show that you agree.\n\nSigned: __________",
  ],
  [
    'insurance schedule',
    'CERTIFICATE AND SCHEDULE OF INSURANCE\n\nPolicy number: HX-99121\nInsurer: Tarn Mutual\nInsured: Mill Lane Cafe\nPeriod of insurance: 1 May 2021 to 30 April 2022\nPremium: £612.00\n\nWe agree to insure you in return for payment of the premium, subject to the terms of this policy.',
  ],
  [
    'maintenance contract',
    'MAINTENANCE CONTRACT\n\nSupplier: Lift Co. Customer: Mill Lane Trust.\n1. Scope: two lifts are serviced monthly.\n2. Price: £685 per month.\n3. Duration: one year, renewed each year unless terminated three months before its end.\n4. Liability: as by statute.\n\nSignatures',
  ],
  [
    'settlement',
    'SETTLEMENT AGREEMENT AND RELEASE\n\nThis Settlement Agreement is entered into by Max Chen and Tarn Corp. Tarn Corp shall pay Mr. Chen $40,000. Mr. Chen releases all claims. The parties agree to keep the terms confidential. This agreement is governed by New York law.',
  ],
  [
    'terms of service',
    'Terms of Service\n\nBy using Quillmark you agree to these terms. 1. Your account. You are responsible for your password. 2. Fees. Paid plans renew automatically each month until cancelled. 3. Liability. We are not liable for indirect damages. 4. Governing law. These terms are governed by the laws of Ireland.',
  ],
  [
    'dog walking',
    "Dog Walking Agreement\n\nBetween Ana Ruiz (walker) and Sam Poe (owner). The walker walks Rex every weekday at noon. The owner pays $300 a month, due on the 1st. Either can stop with two weeks' notice.\n\nAna Ruiz ________  Sam Poe ________",
  ],
  [
    'car rental',
    'VEHICLE RENTAL CONTRACT No. 8812\nRenter: Sam Poe\nVehicle: Ford Focus\nFrom: 3 May 2021 To: 10 May 2021\nRate: $39 per day\nThe Renter agrees to return the vehicle with a full tank and is liable for damage up to the excess.\nSignature of Renter: ______',
  ],
  [
    'distribution heads',
    'DISTRIBUTION CONTRACT\n\nArt. 1 Appointment. Orchard GmbH appoints Tarn SA as exclusive distributor in Belgium.\nArt. 2 Duration. Two years from 1 January 2021, tacitly renewed.\nArt. 3 Prices. As per list.\nArt. 4 Law. German law.\n\nBerlin, 4 December 2020',
  ],
  [
    'storage',
    "SELF STORAGE LICENCE\nLicensee: Ana Ruiz\nUnit: 14\nLicence fee: £85 per month in advance\nStart date: 1 March 2021\nThe Licensee must not store flammable goods. The Operator may terminate on 14 days' notice.\nSigned: ______",
  ],
  [
    'guaranty',
    'PERSONAL GUARANTY\n\nFor value received, the undersigned guarantees to Tarn Bank the payment of all obligations of Orchard LLC up to $50,000. This guaranty is governed by the laws of Iowa.\n\n/s/ Ana Ruiz',
  ],
  [
    'addendum',
    'ADDENDUM A to Service Agreement between Fenn Ltd and Tarn SA\n\nThe parties agree to extend the Service Agreement by twelve months to 31 May 2022. All other terms remain unchanged.\n\nFenn Ltd: ________ Tarn SA: ________',
  ],
  [
    'volunteer deed',
    'DEED OF GIFT\n\nThis deed is made on 4 May 2021 by Ana Ruiz (the "Donor") in favour of Tarn Museum (the "Museum"). The Donor gives the painting to the Museum. Executed as a deed.',
  ],
  [
    'io',
    'INSERTION ORDER\nAdvertiser: Tarn Foods\nPublisher: Valley Times\nCampaign dates: 05/01/2021 - 06/30/2021\nImpressions 500,000 CPM $8.00\nTotal cost: $4,000.00\nCancellation: 14 days. Accepted: ______',
  ],
  [
    'phone contract',
    "MOBILE SERVICE CONTRACT\nCustomer: Sam Poe\nPlan: Flat 20 GB\nMonthly price: €19.99\nMinimum term: 24 months\nThe contract renews for an indefinite period and may then be cancelled with one month's notice.",
  ],
  [
    'partnership',
    "PARTNERSHIP AGREEMENT\n\nAna Ruiz and Sam Poe agree to carry on the business of a bakery in partnership from 1 June 2021. Profits are shared equally. Each partner may withdraw on six months' notice. Disputes go to arbitration.\n\nSigned by both partners.",
  ],
  [
    'a heading in capitals that the text runs on behind',
    'EX-10.3 DISTRIBUTION AGREEMENT Part A - Key Terms Item 1 Supplier Tarn Hearing Pty Ltd Item 2 Distributor Orchard GmbH Item 3 Duration three years from 1 March 2015 Item 4 Price list in Schedule 2. Part B - The Supplier sells and the Distributor buys. /s/ Jane Fell /s/ Max Quill',
  ],
  [
    'a summary with its sides and a conformed signature',
    'ENDORSEMENT AGREEMENT: SUMMARY OF BASIC TERMS\n\nA. ATHLETE: Max Quill\nB. COMPANY: Tarn Republic\nC. PERIOD: October 1, 2004 through September 30, 2008\n\nCompany may use the name and likeness of Athlete. Athlete shall make two appearances and shall wear the products. This agreement ends with the period.\n\n/s/ Max Quill   /s/ Jane Fell',
  ],
])('takes for a contract: %s', (_, text) => {
  expect(binds(text)).toBe(true);
});
