import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const read = (text: string) => {
  const { termEnd, autoRenews, renewalTerm, renewalDate, noticePeriod } = analyseText(text, { today: '2026-01-01' });
  return { termEnd, autoRenews, renewalTerm, renewalDate, noticePeriod };
};
const AMENDMENT =
  'AMENDMENT NO. 3 TO SERVICES AGREEMENT\n\nThis Amendment No. 3, executed on October 29, 2009, to the Services Agreement dated January 1, 2007 (the "Agreement") is between Orchard Services, Inc. ("Orchard") and Tarn Homes, LLC ("Tarn").\n\nWHEREAS, the term of the Agreement presently extends to December 31, 2011 and is subject to automatic renewal for successive two year terms;\n\nNOW, THEREFORE, the parties agree:\n\n';

describe('the renewal in an amendment', () => {
  it('that ends the renewals its recitals tell of is none', () => {
    expect(
      read(
        `${AMENDMENT}1. Section 6.1 is restated as follows: "6.1 The term of this Agreement shall end at the close of business on March 31, 2010, and neither party shall have any right or obligation to renew this Agreement beyond that date."\n\n2. Section 6.2 (Renewal) is deleted.`,
      ),
    ).toMatchObject({ termEnd: '2010-03-31', autoRenews: false, renewalTerm: null, renewalDate: '2010-03-31' });
  });

  it('that it strikes out is none', () => {
    expect(
      read(
        `${AMENDMENT}1. Section 6.1 is put in its place: "6.1 This Agreement shall continue until December 31, 2013 and shall then expire. No renewal shall occur except by a written instrument." The former sentences (automatic renewals of two (2) years each; ninety (90) days' notice of non-renewal) are struck out.`,
      ),
    ).toMatchObject({ termEnd: '2013-12-31', renewalTerm: null, noticePeriod: null });
  });

  it('is not the extension that the amendment itself makes', () => {
    expect(
      read(
        `AMENDMENT NO. 1 TO SUPPLY AGREEMENT\n\nThis Amendment No. 1 is dated February 17, 2009 and amends the Supply Agreement effective April 1, 2006 between Orchard Catalysts Company and Tarn Refining, L.P.\n\nNow therefore, the Parties agree: Article 2.1 is amended to read: "2.1 The term of this Agreement shall be extended for an additional twenty-four (24) months commencing April 1, 2009, through and including March 31, 2011."`,
      ),
    ).toMatchObject({ termEnd: '2011-03-31', renewalTerm: null, renewalDate: '2011-03-31' });
  });
});

describe('a renewal', () => {
  it('from month to month on the same terms is of a month', () => {
    expect(
      read(
        'HOSTING AGREEMENT\n\nThis Agreement is made as of November 15, 1999 (the "Effective Date") between Orchard Systems, Inc. and Tarn Garden, Inc.\n\n3. Term. The initial term of this Agreement shall be twenty-four (24) months from the Effective Date. Upon the expiration of the initial term this Agreement shall be deemed renewed on a month-to-month basis on the same terms unless either party notifies the other at least thirty (30) days before the end of the term.',
      ),
    ).toMatchObject({ autoRenews: true, renewalTerm: { n: 1, unit: 'month' }, noticePeriod: { n: 30, unit: 'day' } });
  });

  it('is not stopped by a notice where a term ends a day before another', () => {
    expect(
      read(
        'SUBLEASE\n\nTHIS SUBLEASE is made as of July 26, 2010 between Orchard LLP ("Sublandlord") and Tarn Metrics, Inc. ("Subtenant").\n\n3. Term. The term shall commence on September 1, 2010 and shall expire one day prior to the expiration of the Master Lease, that is, on April 29, 2013, unless sooner terminated. Subtenant shall have no right to renew or extend.',
      ),
    ).toMatchObject({ termEnd: '2013-04-29', noticePeriod: null });
  });
});

describe('nothing renews by itself', () => {
  const OPENING =
    'SERVICES AGREEMENT\n\nThis Agreement is made as of January 1, 2015 (the "Effective Date") between Orchard Corporation and Tarn Media, Inc.\n\n3. Term. ';
  it.each([
    'The term of this Agreement begins on January 1, 2015 and ends on December 31, 2016. On that day the Agreement expires automatically, and it can be extended or renewed only in a writing that both have signed.',
    'The term of this Agreement shall begin on the Effective Date and shall continue through and including December 31, 2016, unless extended by the mutual written agreement of the parties.',
    'The term of this Agreement is carried forward until December 31, 2016.',
    'This Agreement shall remain effective until December 31, 2016; provided that if the guarantee has not been met by then, Tarn will continue to deliver services until it is, but in no event for longer than ninety (90) days.',
  ])('where it says: %s', (clause) => {
    expect(read(`${OPENING}${clause}`)).toMatchObject({ termEnd: '2016-12-31', renewalDate: '2016-12-31' });
    expect(read(`${OPENING}${clause}`).autoRenews).not.toBe(true);
  });
});
