/** Last days told in other words, and notices that are not the one that stops a contract: by the wrong one a last day would be late. */
import { describe, expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';

const HEADS = {
  de: 'Wartungsvertrag\nAuftraggeber: Hallwang Grund GmbH\nAuftragnehmer: Kältetechnik Brandner GmbH\nDer Vertrag beginnt am 01.01.2026 und endet am 31.12.2026.',
  fr: 'Contrat de maintenance\nPrestataire : Froid Lemaire SARL\nClient : Brasserie du Canal SAS\nLe contrat commence le 1er janvier 2026 et se termine le 31 décembre 2026.',
  es: 'Contrato de mantenimiento\nCliente: Talleres Ibarra, S.L.\nProveedor: Climas del Ebro, S.L.\nEl contrato empieza el 1 de enero de 2026 y termina el 31 de diciembre de 2026.',
  nl: 'Onderhoudsovereenkomst\nOpdrachtgever: Van Duin Vastgoed B.V.\nOpdrachtnemer: Koeltechniek Maes B.V.\nDe overeenkomst begint op 1 januari 2026 en eindigt op 31 december 2026.',
};
type Language = keyof typeof HEADS;

const read = (language: Language, sentences: string): Analysis =>
  analyseText(`${HEADS[language]}\n${sentences}`, { today: '2026-02-22' });
const length = ({ noticePeriod }: Analysis): string | null => noticePeriod && `${noticePeriod.n} ${noticePeriod.unit}`;

describe('a last day told by what begins behind it', () => {
  it.each([
    [
      'de',
      'Er verlängert sich um ein Jahr. Wer nicht verlängern will, teilt das mit, bevor der Monat Oktober beginnt.',
      '2026-09-30',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr. Eine Kündigung geht vor Beginn des letzten Quartals des Jahres ein.',
      '2026-09-30',
    ],
    [
      'fr',
      "Il se renouvelle d'un an. Qui ne souhaite pas poursuivre l'écrit avant que le mois d'octobre ne commence.",
      '2026-09-30',
    ],
    ['fr', "Il se renouvelle d'un an. La résiliation parvient avant le début du mois d'octobre 2026.", '2026-09-30'],
    [
      'es',
      'Se prorroga por un año. Quien no quiera seguir lo dirá antes de que dé comienzo el último trimestre del año.',
      '2026-09-30',
    ],
    [
      'nl',
      'Hij wordt met een jaar verlengd. Wie niet verder wil, zegt op voordat de maand oktober van 2026 aanbreekt.',
      '2026-09-30',
    ],
    [
      'nl',
      'Wil de klant nog een jaar blijven, dan heeft hij daarop recht, mits hij dat laat weten voordat oktober begint.',
      '2026-09-30',
    ],
  ] as const)('%s: is the day before that: %s', (language, sentences, day) => {
    expect(read(language, sentences).noticeBy).toBe(day);
  });

  it.each([
    [
      'fr',
      "Il se renouvelle d'un an. Qui ne souhaite pas poursuivre l'écrit avant que la saison ne commence. Préavis d'un mois.",
    ],
    [
      'nl',
      'Hij wordt met een jaar verlengd. Wie niet verder wil, meldt dat voordat het seizoen begint. De opzegtermijn is een maand.',
    ],
  ] as const)(
    '%s: is asked about where nobody can tell it, whatever notice stands elsewhere: %s',
    (language, sentences) => {
      const found = read(language, sentences);
      expect([length(found), found.noticeBy]).toEqual([null, null]);
    },
  );
});

describe('a notice', () => {
  it.each([
    ['fr', "Il se renouvelle d'un an. Le délai de préavis est porté d'un mois à trois mois.", '3 month'],
    ['fr', "Il se renouvelle d'un an. Le préavis d'un mois est remplacé par un préavis de trois mois.", '3 month'],
    ['es', 'Se prorroga por un año. El plazo de preaviso pasa de un mes a tres meses.', '3 month'],
    ['es', 'Se prorroga por un año. El preaviso de 30 días se sustituye por uno de 90 días.', '90 day'],
    [
      'nl',
      'Hij wordt met een jaar verlengd. De opzegtermijn wordt gewijzigd van een maand in drie maanden.',
      '3 month',
    ],
    [
      'nl',
      'Hij wordt met een jaar verlengd. De opzegtermijn van een maand wordt vervangen door drie maanden.',
      '3 month',
    ],
  ] as const)('%s: that is changed is the new one: %s', (language, sentences, notice) => {
    expect(length(read(language, sentences))).toBe(notice);
  });

  it.each([
    [
      'fr',
      "Il se renouvelle d'un an. Le préavis est d'un mois la première année, de deux mois la deuxième et de trois mois ensuite.",
    ],
    [
      'es',
      'Se prorroga por un año. El preaviso será de un mes el primer año, dos meses el segundo y tres meses después.',
    ],
    [
      'nl',
      'Hij wordt telkens met een jaar verlengd. De opzegtermijn is een maand in het eerste jaar, daarna drie maanden.',
    ],
    [
      'fr',
      "Il est reconduit pour un an, à moins que l'une des parties ne s'y oppose six mois plus tôt. Le client peut résilier à tout moment moyennant un préavis d'un mois.",
    ],
    [
      'es',
      'Se renovará por un año si ninguna parte manifiesta lo contrario seis meses antes. Tras un siniestro, preaviso de un mes.',
    ],
    [
      'nl',
      'Hij loopt telkens een jaar door, behalve als een van beide zes maanden eerder laat weten ermee te stoppen. Tijdens de proefperiode is de opzegtermijn een maand.',
    ],
    [
      'de',
      'Er verlängert sich um ein Jahr. Der Verzicht darauf ist sechs Monate vorher zu erklären. Nach einem Schadenfall können beide mit einer Frist von einem Monat kündigen.',
    ],
    ['es', 'Si nadie dice nada seis meses antes, sigue un año más. Las visitas se avisan con un mes de antelación.'],
    ['es', 'Se renueva por un año. Toda subida se comunicará con un mes de antelación y permitirá la baja.'],
  ] as const)(
    '%s: that goes by years, or is for something else, counts back to no last day: %s',
    (language, sentences) => {
      const found = read(language, sentences);
      expect([length(found), found.noticeBy]).toEqual([null, null]);
    },
  );

  it.each([
    [
      'de',
      'Möchte der Auftraggeber zwei weitere Jahre bleiben, sagt er das rechtzeitig. Er kann mit einer Frist von einem Monat kündigen.',
    ],
    ['fr', "Le client dispose d'une option d'un an. La résiliation anticipée demande un préavis d'un mois."],
    ['es', 'El cliente tiene una opción de un año. Para rescindir antes, preaviso de un mes.'],
    ['nl', 'Opdrachtgever heeft een optie voor een jaar. Tussentijds geldt een opzegtermijn van een maand.'],
  ] as const)('%s: that ends a contract sooner is not how its option is used: %s', (language, sentences) => {
    const found = read(language, sentences);
    expect([found.ending, found.noticeBy]).toEqual(['option', null]);
  });

  it('before the end makes it a question how a contract goes on of which nothing else is said', () => {
    const found = read('fr', "Le congé se donne par lettre recommandée deux mois au moins avant l'échéance.");
    expect(found.ending).toBe('unknown');
  });
});

describe('what goes on only if one side asks for it', () => {
  it.each([
    [
      'de',
      'Der Vertrag verlängert sich um ein Jahr, wenn der Auftraggeber dies sechs Monate vor Ablauf verlangt. Kündigungsfrist: ein Monat.',
    ],
    [
      'de',
      'Auf Wunsch des Auftraggebers verlängert sich der Vertrag um ein Jahr; der Wunsch ist sechs Monate vorher mitzuteilen.',
    ],
    [
      'fr',
      "Il est renouvelé pour un an si le client le demande six mois avant l'échéance. Préavis de résiliation : un mois.",
    ],
    [
      'fr',
      "Il sera prolongé d'un an à la demande du client, formulée six mois à l'avance. Résiliation : préavis d'un mois.",
    ],
    [
      'es',
      'Se prorrogará por un año si el cliente lo solicita con seis meses de antelación. Preaviso de baja: un mes.',
    ],
    ['es', 'A petición del cliente, hecha seis meses antes, se renovará por un año. Preaviso de baja: un mes.'],
    [
      'nl',
      'De overeenkomst wordt met een jaar verlengd als de opdrachtgever daar zes maanden voor afloop om vraagt. Opzegtermijn een maand.',
    ],
  ] as const)('%s: is an option, with its own last day: %s', (language, sentences) => {
    const found = read(language, sentences);
    expect([found.ending, found.noticeBy]).toEqual(['option', '2026-06-30']);
  });

  it.each([
    ['de', 'Der Vertrag verlängert sich um ein Jahr, wenn keine Partei ihn drei Monate vor Ablauf kündigt.'],
    ['fr', "Il est renouvelé pour un an si aucune des parties ne demande sa fin trois mois avant l'échéance."],
    [
      'es',
      'Se prorrogará por un año si ninguna de las partes comunica lo contrario con tres meses de antelación al vencimiento.',
    ],
    ['nl', 'De overeenkomst wordt met een jaar verlengd als niemand drie maanden voor het einde opzegt.'],
  ] as const)('%s: is none where somebody must stop it: %s', (language, sentences) => {
    expect(read(language, sentences).ending).toBe('renews');
  });
});
