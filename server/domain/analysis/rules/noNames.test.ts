import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const parties = (text: string): string[] => analyseText(text, { today: '2026-11-22' }).parties;
const name = (row: string): string => row.split(': ')[1] as string;

it.each([
  ['6 cours Berriat', '38000 Grenoble'],
  ['14 bis, rue du Port', '74000 Annecy'],
  ['3, quai Perrière', '38000 Grenoble'],
])('nobody is called like a house in a street: %s', (street, town) => {
  const text = `AVENANT N° 1\nau contrat de maintenance signé le 3 mars 2023\n\nParties : Clinique Tissot SELARL (le Client), ${street}, ${town}\n          Froidor Services SAS (le Mainteneur), 90 route de Lyon, 38000 Grenoble\n\nLa redevance annuelle passe à 4 320,00 € TTC. Le contrat court jusqu'au 30 novembre 2028.\n\nGrenoble, le 12 novembre 2026`;
  expect(parties(text)).not.toContain(street);
});

it('nobody is called like a number in a register', () => {
  const text = `SCHOONMAAKCONTRACT\n\nPoetsbedrijf Roder & Co BV                      Groepspraktijk Tesselaar CommV\nKaai 8, 9179 Stekene                            Kerkstraat 1, 9178 Sint-Gillis\nBE 0000.555.666                                 BE 0000.777.888\nhierna "de aannemer"                            hierna "de klant"\n\nForfait 570,00 EUR per maand. Het contract gaat in op 7 september 2026 en is gesloten voor onbepaalde duur.\n\nOpgemaakt te Stekene op 25 augustus 2026.`;
  expect(parties(text).join(' ')).not.toContain('0000');
});

it.each([
  [
    'LOUEUR : Tissot Location SA',
    'LOCATAIRE : Ambulances Froidor SAS',
    'Fournisseur du véhicule : Utilitaires Berriat',
  ],
  ['Vermieter: Roder Mobilien GmbH', 'Mieter: Bäckerei Tenter GmbH', 'Lieferant: Fahrzeughaus Murnau GmbH'],
  ['Verhuurder: Roder Verhuur B.V.', 'Huurder: Bakkerij Tesselaar B.V.', 'Leverancier: Autobedrijf Zeist B.V.'],
])('who sells what is let is no side beside %s and %s', (owner, user, seller) => {
  const words: Record<string, string> = {
    L: 'CONTRAT DE LOCATION\n\n%\n\nDurée : 36 mois\nDate de départ : 15 septembre 2026\nTotal mensuel TTC : 487,20 €\n\nFait le 2 juillet 2026',
    V: 'MIETVERTRAG\n\n%\n\nLaufzeit: 36 Monate\nBeginn: 15. September 2026\nMiete: 487,20 € im Monat',
    H: 'HUUROVEREENKOMST\n\n%\n\nLooptijd: 36 maanden\nIngangsdatum: 15 september 2026\nHuur: € 487,20 per maand',
  };
  const paper = words[user.startsWith('H') ? 'H' : (owner[0] as string)] as string;
  expect(parties(paper.replace('%', `${seller}\n${owner}\n${user}`)).toSorted()).toEqual(
    [name(owner), name(user)].toSorted(),
  );
});

it('half of a name that the end of a line parts is nobody', () => {
  const text = `Van: administratie@rodertextiel.example\nAan: info@studiotessel.example\nOnderwerp: Bevestiging beëindiging contract 55-1038\n\nBeste Hanna,\n\nBedankt voor je brief van 13 november, die wij hebben ontvangen. Je zegt daarin namens Kapsalon\nStudio Tessel het huur- en wasservicecontract met Roder Textiel B.V. op.\n\nWij bevestigen dat het contract niet wordt verlengd en eindigt op 28 februari 2027.\n\nMet vriendelijke groet,\nWendy Claes\nRoder Textiel B.V.`;
  expect(parties(text)).not.toContain('Studio Tessel');
});
