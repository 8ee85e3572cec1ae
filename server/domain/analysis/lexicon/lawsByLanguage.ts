/** What says which law governs a contract, and the laws by name, in each language that has a lexicon. Their places are in English. */
import type { Lexicon } from './lexicon.ts';

export const deLaw: Lexicon['governingLaw'] = {
  says: 'gilt|gelten|unterlieg~|untersteh~|anwend~|anzuwenden~|maßgeb~|findet|rechtswahl|recht dieses vertrag~|zugrunde',
  laws: [
    [
      'deutsche[smn]? recht~?|recht der bundesrepublik(?: deutschland)?|recht deutschlands|gesetze der bundesrepublik deutschland',
      'Germany',
    ],
    ['österreichische[smn]? recht|recht (?:der republik )?österreichs?', 'Austria'],
    ['schweizer(?:ische[smn]?)? recht|recht der schweiz~', 'Switzerland'],
    ['liechtensteinische[smn]? recht', 'Liechtenstein'],
    ['luxemburgische[smn]? recht', 'Luxembourg'],
    ['französische[smn]? recht', 'France'],
    ['niederländische[smn]? recht', 'Netherlands'],
    ['englische[smn]? recht|recht von england', 'England'],
  ],
  others: 'datenschutz~|steuer~|zulässig',
};

export const frLaw: Lexicon['governingLaw'] = {
  says: "régi~|régissent|soumis~|gouverné~|applicable~|s'applique|interprété~|conformément",
  laws: [
    ['droit français|lois? françaises?|législation française|lois? de la république française', 'France'],
    ['droit belge|lois? belges?|législation belge', 'Belgium'],
    ['droit (?:matériel )?suisse|lois? suisses?', 'Switzerland'],
    ['droit luxembourgeois|lois? luxembourgeoises?', 'Luxembourg'],
    ['droit québécois|lois (?:en vigueur (?:dans|de) )?(?:de )?la province (?:de|du) québec|lois du québec', 'Quebec'],
    ['droit anglais', 'England'],
    ['droit allemand', 'Germany'],
  ],
  others: 'données|fiscal~',
};

export const esLaw: Lexicon['governingLaw'] = {
  says: 'regir~|rige|regid~|regula~|somet~|sujet~|aplicable~|interpretar~|conforme',
  laws: [
    ['(?:ley|leyes|derecho|legislación) (?:común )?español~|leyes de españa|legislación de españa', 'Spain'],
    ['(?:ley|leyes|derecho|legislación) mexican~|leyes de (?:los estados unidos mexicanos|méxico)', 'Mexico'],
    ['(?:ley|leyes|derecho|legislación) argentin~|leyes de (?:la república )?argentina', 'Argentina'],
    ['(?:ley|leyes|derecho|legislación) colombian~|leyes de (?:la república de )?colombia', 'Colombia'],
    ['(?:ley|leyes|derecho|legislación) chilen~|leyes de (?:la república de )?chile', 'Chile'],
    ['(?:ley|leyes|derecho|legislación) (?:francés|francesa~)', 'France'],
    ['(?:ley|leyes|derecho|legislación) (?:alemán|aleman~)', 'Germany'],
    ['derecho inglés', 'England'],
  ],
  others: 'datos|fiscal~|laboral~|tributari~',
};

export const nlLaw: Lexicon['governingLaw'] = {
  says: 'toepass~|beheerst|onderworpen|geldt|gelden|rechtskeuze|uitgelegd',
  laws: [
    ['nederlandse? recht|recht van nederland', 'Netherlands'],
    ['belgische? recht|recht van belgië', 'Belgium'],
    ['duitse? recht', 'Germany'],
    ['franse? recht', 'France'],
    ['engelse? recht', 'England'],
    ['luxemburgse? recht', 'Luxembourg'],
  ],
  others: 'persoonsgegevens|fiscal~',
};
