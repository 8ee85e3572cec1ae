import { describe, expect, it } from 'vitest';
import { readForm } from './readForm.ts';

const beside = `ORDER
Order #         4711                 Advertiser:   Tarn Valley Foods (2231)
Flight Dates:   05/05/20 - 05/18/20  Agency:       Orchard Media
Station:        WXYZ
1  News   $200.00   10   $2,000.00
2  Late   $100.00   5    $500.00
Gross Total     $2,500.00
Commission      $375.00
Net Total       $2,125.00`;

const below = `CONTRACT
                 Contract Dates           Advertiser            Property
                 01/27/20 - 02/03/20      Tarn Valley Foods     WXYZ
Spots
Totals    63    $25,685.00    ($3,852.75)    $21,832.25`;

describe('a form', () => {
  it('gives the values beside its labels', () => {
    const form = readForm(beside);
    expect(form?.period).toMatchObject({ from: '2020-05-05', to: '2020-05-18' });
    expect(form?.gross).toMatchObject({ amount: 2500, currency: 'USD' });
    expect(form?.parties.map(({ name }) => name)).toEqual(['Tarn Valley Foods', 'WXYZ', 'Orchard Media']);
  });

  it('gives the values below its labels', () => {
    const form = readForm(below);
    expect(form?.period).toMatchObject({ from: '2020-01-27', to: '2020-02-03' });
    expect(form?.gross).toMatchObject({ amount: 25_685 });
    expect(form?.parties.map(({ name }) => name)).toEqual(['Tarn Valley Foods', 'WXYZ']);
  });

  it('gives the gross where its label has lost the blank, and not the net that is due', () => {
    const form = readForm('Payment Terms 30 Days    GrossTotal    $281.00\nSpots  Flight\nNet Amount Due    $238.85');
    expect(form?.gross).toMatchObject({ amount: 281 });
  });

  it('gives the gross by its commission where the label cannot be read', () => {
    expect(readForm('Spots  Flight\n6ross T0ta|  $1,000.00  ($150.00)  $850.00')?.gross).toMatchObject({
      amount: 1000,
    });
  });

  it('is not any text', () => {
    expect(readForm('The parties agree that the goods are sold.')).toBeNull();
  });
});
