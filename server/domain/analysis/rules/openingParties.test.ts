import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const parties = (...lines: string[]) => analyseText(lines.join('\n'), { today: '2026-11-22' }).parties;

it('knows a sole trader of Austria by its form, and the end of the list by "wie folgt"', () => {
  expect(
    parties(
      'MIETVERTRAG',
      'abgeschlossen am heutigen Tage zwischen',
      '',
      'Achleitner Liegenschaften KG (FN 000000 y), Salzstraße 6, 6199 Aubach,',
      'als Vermieterin einerseits, und',
      '',
      'Teehaus Miriam Koller e.U., Marktgasse 2, 6198 Unterau,',
      'als Mieterin andererseits, wie folgt:',
      '',
      'I. Mietdauer',
      'Das Mietverhältnis beginnt am 01.09.2024 und endet am 31.08.2027 durch Zeitablauf.',
      'II. Mietzins',
      'Die monatliche Miete beträgt EUR 840,00.',
      'Aubach, am 8. August 2024',
    ),
  ).toEqual(['Achleitner Liegenschaften KG', 'Teehaus Miriam Koller e.U.']);
});

it('takes the company that a director acts for, and not the director', () => {
  expect(
    parties(
      'CONTRATO DE MANTENIMIENTO',
      'En Alborada, a 12 de diciembre de 2025',
      'REUNIDOS',
      'De una parte, D. Andreu Vidal Moll, en representación de TERMOSUR, S.L. (en adelante, la EMPRESA).',
      'De otra parte, Dña. Rosa Prat Gil, directora-apoderada de JARDINES MIRADOR, S.A., con domicilio en Camí Nou, 8',
      '(en adelante, el CLIENTE).',
      'ESTIPULACIONES',
      'Primera. Precio.- El precio es de 2.340,00 € anuales.',
      'Segunda. Duración.- El contrato entrará en vigor el 1 de enero de 2026 y durará hasta el 31 de diciembre de 2027.',
    ),
  ).toEqual(['TERMOSUR, S.L.', 'JARDINES MIRADOR, S.A.']);
});

it('takes neither headings of clauses nor a role with its article for names', () => {
  expect(
    parties(
      'CONTRATO DE MEMBRESÍA N° 2026/0146',
      'Razón social: Consultora Lingue Limitada',
      '1. VIGENCIA',
      'El contrato comienza a regir el 3 de agosto de 2026 y tendrá duración indefinida. Cualquiera de las partes podrá',
      'ponerle término con 30 días de anticipación.',
      '2. USO DE LAS INSTALACIONES',
      'Horario: lunes a viernes.',
      '3. DOMICILIO TRIBUTARIO',
      'El cliente podrá usar la dirección.',
      'Puerto Molle, 29 de julio de 2026',
      'Espacio Lonquén SpA            Consultora Lingue Limitada',
    ).filter((name) => name !== 'Consultora Lingue Limitada' && name !== 'Espacio Lonquén SpA'),
  ).toEqual([]);
  expect(
    parties(
      'SPONSOROVEREENKOMST',
      'Partijen',
      '  Vereniging:   Turnvereniging De Vleugels, vertegenwoordigd door M. de Wit (voorzitter)',
      '  Sponsor:      Schildersbedrijf Aarts B.V., Ambachtsweg 16, 4498 AA Duindorp',
      'Afspraken',
      '1. De sponsor betaalt aan de vereniging € 1.500,00 per jaar.',
      '2. De vereniging zorgt voor een bord langs het veld.',
      '3. De overeenkomst loopt van 1 juli 2026 tot en met 30 juni 2029 en eindigt van rechtswege.',
      'Getekend te Duindorp, 19 juni 2026',
    ),
  ).toEqual(['Turnvereniging De Vleugels', 'Schildersbedrijf Aarts B.V.']);
});

it('keeps a brand in small letters in front of its company', () => {
  expect(
    parties(
      '2. Nachtrag zum IT-Betreuungsvertrag vom 14. März 2023',
      'zwischen',
      'Kreismusikschule Auental e. V., Schulstraße 9, 29599 Auental',
      'und',
      'funkwerk.mitte Systemhaus GmbH, Heideweg 112, 29598 Uelstedt',
      'Die Parteien vereinbaren Folgendes: Der Vertrag läuft bis zum 31. Dezember 2027.',
      'Auental, den 20. November 2025',
    ),
  ).toEqual(['Kreismusikschule Auental e. V.', 'funkwerk.mitte Systemhaus GmbH']);
});

it('takes no town for a side where an address goes on in the line of what the side is called', () => {
  expect(
    parties(
      'Dienstleistungsvertrag',
      '',
      'zwischen der Hallwang Maschinenbau GmbH,',
      'Industriestraße 7, 5300 Hallwang, nachfolgend',
      '"Auftraggeber" genannt,',
      '',
      'und der Northgate Cleaning Ltd, 14 Mill Lane,',
      'Leeds, nachfolgend "Auftragnehmer" genannt.',
      '',
      '§ 1 Gegenstand. Der Auftragnehmer reinigt die Büroräume des Auftraggebers in Leeds.',
      '§ 2 Laufzeit. Der Vertrag beginnt am 1. April 2026 und läuft bis zum 31. März 2028.',
    ),
  ).toEqual(['Hallwang Maschinenbau GmbH', 'Northgate Cleaning Ltd']);
});
