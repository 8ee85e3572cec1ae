/** Letters, emails and tables that speak of contracts without making, going on with or ending one. */
import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';

const verdictOf = (text: string): string | undefined => analyseText(text, { today: '2026-11-22' }).verdict;

it.each([
  [
    'de: a colleague asks what to do',
    `Von: Edda Krohn
An: Mirko Thalheim
Gesendet: 4. November 2026
Betreff: Aktenvernichtung

Hallo Mirko,

die Tonnen kommen von der Firma Datentod GmbH. Der Vertrag läuft seit dem 1. April 2023, kostet 74 € im Monat und endet am
31. März 2027. Er verlängert sich um ein Jahr, wenn wir nicht drei Monate vorher kündigen. Soll ich das tun?

Gruß
Edda`,
  ],
  [
    'es: somebody complains',
    `Estimados señores:

Les escribo para quejarme del servicio de su empresa. Firmamos el contrato de mantenimiento el 2 de marzo de 2025 por
tres años, a 89 € al mes, y en los últimos dos meses el técnico no ha venido. Exijo que me devuelvan las dos cuotas.

Un saludo,
Inés Cortés
Peluquería Inés`,
  ],
  [
    'fr: an insurer asks for what is owed',
    `Mutuelle des Artisans
Service recouvrement

Monsieur Rémi Castel
4 rue Basse
81000 Albi

Albi, le 12 octobre 2026

Monsieur,

La cotisation de septembre (86,40 €) de votre police n° 5520, qui court jusqu'au 31 décembre 2027, n'a pas été prélevée. Le
préavis pour la dénoncer est de deux mois. Réglez cette somme avant le 31 octobre 2026, faute de quoi les garanties seront
suspendues.

Le service recouvrement`,
  ],
  [
    'es: a lawyer gives an opinion',
    `Rubio y Asociados
Murcia, 2 de octubre de 2026

Panadería La Espiga, S.L.

Estimada Sra. Belmonte:

Nos pregunta si puede dejar el local antes de tiempo. El contrato de arrendamiento de 1 de junio de 2022 dura hasta el 31 de
mayo de 2027 y la renta es de 720 euros al mes. El preaviso es de dos meses. A nuestro juicio le conviene negociar con la
propietaria, Inmuebles Segura, S.A.

Atentamente,
Pilar Rubio`,
  ],
  [
    'nl: a bookkeeper tells what a contract says, and asks',
    `Administratiekantoor Boon
Hoorn, 7 oktober 2026

Geachte heer Smit,

In de huurovereenkomst met Vastgoed Westfriesland B.V. van 1 februari 2022 staat dat u tot en met 31 januari 2027 huurt voor € 890
per maand, met een opzegtermijn van drie maanden. Laat u mij weten of u akkoord gaat met een verlenging?

Met vriendelijke groet,
J. Boon`,
  ],
  [
    'de: three rows with what each costs and how long it lasts',
    `Sportverein Blau-Weiß, laufende Verpflichtungen

Partner              Wofür            Kosten            Ende           Frist
Stadtwerke Ost AG    Strom            210,00 €/Monat    31.12.2027     3 Monate
Rasenprofi GmbH      Platzpflege      1.900,00 €/Jahr   28.02.2027     2 Monate
Copyteam KG          Kopierer         49,00 €/Monat     30.06.2027     1 Monat`,
  ],
  [
    'de: what is charged under a contract of another day',
    `Schlüsseldienst Amann GmbH                     Nr. 881/26
Bachstraße 4, 88131 Lindau                     Lindau, 02.11.2026

Pension Seerose OHG

Bereitschaftsdienst laut Vereinbarung vom 14.02.2025, viertes Quartal

Pauschale                 150,00 €
19 % USt.                  28,50 €
Summe                     178,50 €

Die Vereinbarung läuft bis zum 13.02.2027, Kündigungsfrist ein Monat. Besten Dank für den Auftrag.`,
  ],
  [
    'nl: what is charged under a contract of another day',
    `Plantenhuur Groenrijk B.V.
Nota 2026/119, Almere, 3 november 2026

Advocatenkantoor Van Loon B.V.

Huur van 14 planten volgens huurcontract van 12 januari 2025, november

Bedrag           € 98,00
Btw 21 %         € 20,58
Totaal          € 118,58

Het contract loopt tot en met 11 januari 2028 met een opzegtermijn van twee maanden.`,
  ],
  [
    'fr: a version that is still worked on',
    `Version de travail - 14 octobre 2026

CONVENTION DE PARTENARIAT

Entre la Ville de Morlaix et l'association Rives Vertes,
Article 1. La Ville prête le local du 1er janvier 2027 au 31 décembre 2028.
Article 2. Participation : 300 € par an. Préavis : deux mois.`,
  ],
])('%s: not taken for a contract', (_what, text) => {
  expect(verdictOf(text)).not.toBe('contract');
});

it.each([
  [
    'de',
    `Von: Dorle Wiegand <dorle@wiegand-text.example>
An: Museum Alte Post GmbH <info@altepost.example>
Gesendet: 4. Mai 2026
Betreff: Audioguide

Guten Tag Herr Lampe,

so machen wir es: Ich schreibe ab dem 1. Juni 2026 die Texte für die Museum Alte Post GmbH, fertig bis 30. September 2026, für pauschal
3.200 €. Der Vertrag endet mit der Abgabe.

Dorle Wiegand`,
  ],
  [
    'fr',
    `Ascenseurs Ponant
Brest, le 3 novembre 2026

Résidence Ker Avel SARL
2 rue de Siam
29200 Brest

Madame,

Le contrat d'entretien de votre ascenseur est reconduit pour un an, du 1er janvier au 31 décembre 2027, au prix de 1 240 € TTC
par an. Il se renouvellera ensuite par tacite reconduction, sauf préavis de trois mois.

Ascenseurs Ponant`,
  ],
  [
    'nl',
    `Hosting Noord
Groningen, 5 november 2026

Galerie Zuiderlicht B.V.

Geachte klant,

Uw hostingabonnement wordt op 1 januari 2027 met een jaar verlengd. De kosten bedragen € 96 per jaar. De opzegtermijn is een
maand.

Hosting Noord`,
  ],
])('%s: a letter or an email that makes a contract or goes on with one is offered', (_language, text) => {
  expect(['contract', 'perhaps']).toContain(verdictOf(text));
});
