/** French: what says which length of time is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const frLengths: Pick<Lexicon, 'lengths' | 'noticeToEndOf'> = {
  lengths: {
    term: {
      near: anyOf(
        'durée|conclue?|consenti|souscrite?|engagement|période|valable|vigueur|terme|initiale?|bail|contrat|location',
        'saison|année scolaire|abonnement|dure|validité|court',
      ),
      before: anyOf(
        "durée (?:\\p{L}+ ){0,3}de|durée(?: \\p{L}+| d'\\p{L}+){0,3} ?:?|pour|engagement(?: minimum)? (?:de|:)|pendant",
        "période (?:\\p{L}+ )?de|durée (?:\\p{L}+ ){0,3}d'|est de|est d'|durée|dure(?:ra)?|(?:prend fin|se termine|expire|s'achève) (?:\\p{L}+ )?(?:après|au bout de|à l'issue de)",
      ),
      after: "renouvelables?|reconductibles?|à compter|à partir|ferme|entières?|à dater|d'engagement",
    },
    renewal: {
      near: '(?:de plus )?à chaque fois|périodes successives|repart(?:ira)?|reconduction~?|reconduite?s?|renouvel~|prolong~|proroge~|prorogation|renouvelable|reconductible',
      before: anyOf(
        "par (?:\\p{L}+ )?(?:périodes?|durées?|tranches?)(?: \\p{L}+){0,2} (?:de|d')",
        'pour ' +
          oneOf(
            "une (?:nouvelle |même |autre )?(?:durée|période)s? (?:de |d')",
            "des périodes? (?:\\p{L}+ )?(?:de |d')",
            "de nouvelles périodes (?:\\p{L}+ )?(?:de |d')",
          ) +
          '?',
        "tacitement|automatiquement|reconduite?s?|renouvel~|prolong~|périodes? (?:\\p{L}+ )?(?:de|d')",
        "reconduction(?: :| de| d')?|renouvellement ?:",
      ),
      after: 'par tacite|supplémentaires?|de plus|à chaque fois',
    },
    notice: {
      near: 'fa(?:it|ire|ssent|sse) savoir s.(?:il|elle)|sauf (?:courrier|lettre|avis|demande)|ne (?:souhait|désir|voul|compt)~ p(?:as|lus)|préavis|lettre de l|dénon~|résili~|congé|prévenir|préven~|avis|préavisé|notifi~|mettre fin|lettre recommandée|m(?:et|ette|ettent|ettre) (?:\\p{L}+ )?(?:un )?(?:fin|terme)|avertir|avise|recommandé|renon|non-(?:reconduction|renouvellement)|oppos~',
      before: anyOf(
        "préavis (?:\\p{L}+ )?(?:de|d')|préavis(?: \\p{L}+){0,3} ?:?|au moins|au plus tard|recommandée,?",
        'recommandée (?:avec|\\+) (?:accusé|avis)(?: de réception)?,?|minimum(?: de)?|moyennant (?:un préavis de )?',
        '(?:congé|renon|dénonciation) (?:\\p{L}+ )?(?:de|d.)|dans un délai (?:minimum )?de|respectant (?:un préavis de )?|préavis',
      ),
      after: "avant|au moins avant|à l'avance|de préavis|au moins|minimum avant|préalable|précédant|d'avance",
    },
    other: {
      near: anyOf(
        'essai|payables?|paiement|factures?|livraison|garantie|règlement|mise en demeure|rétractation|prescription',
        'intervention|réception|après|congés|retard|réclamation|confidentialité',
      ),
      before: 'sous|dans les|dans un délai de|à|tous les|délai de|pendant une? période de',
      after: "à compter de la réception|après|date de facture|fin de mois|d'essai|net|suivant|ouvrés|date d'émission",
    },
  },
  noticeToEndOf: [
    ["(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) semestre(?: civil)?", 'half-year'],
    ["(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) trimestre(?: civil)?", 'quarter'],
    [
      "(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) mois|mois (?:civils?|calendaires?) (?:entiers?|complets?|pleins?)",
      'month',
    ],
    ["(?:pour|à|en) (?:la )?fin (?:de l'|d'une |de chaque |d')année civile", 'year'],
  ],
};
