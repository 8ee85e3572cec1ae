/** French: what says which day is which. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf, oneOf } from '../oneOf.ts';

export const frDays: Pick<
  Lexicon,
  'days' | 'daysAfter' | 'signedAt' | 'wasSigned' | 'wasSignedBehind' | 'notTheTerm' | 'splits'
> = {
  days: {
    begin: anyOf(
      '(?:premier jour|premier cours|première (?:séance|répétition|livraison|visite))(?= ?:? ?$)',
      "à (?:compter|partir|dater) (?:de |du |des |d')?(?:[^\\s.;]+ ){1,8}(?:fixée?|prévue?|arrêtée?|programmée?) (?:au|le|pour le)",
      'à compter du|à partir du|à dater du|dès le|du|depuis le',
      "(?:prend|prendra|prenant|a pris|ayant pris|produi(?:t|ra)|prise d'|entrée en|date d')(?: ?effet)?(?: rétroactivement)?(?: au| le| à compter du)?",
      "date d'effet|date d'entrée(?: dans les lieux)?|prise d'effet|entre(?:ra)? en vigueur(?: le| au| à compter du| à partir du)?|entrée en vigueur",
      "date de (?:début|départ|mise en service|démarrage|mise à disposition|prise d'effet|mise en place|livraison du véhicule|commencement)",
      'départ(?= ?:? ?$)|début(?: d(?:u|es) \\p{L}+| de la \\p{L}+| le)?|première (?:parution|insertion|diffusion)|commenc(?:e|era|ent|eront|ant)(?: à courir)?(?: le)?',
      'a (?:commencé|débuté|pris effet)(?: le)?|débute(?:ra)?(?: le)?|démarr(?:e|era|ant)(?: le)?|débutant le|commençant le|activation(?: le)?|valable du|période (?:du|de)',
    ),
    end: anyOf(
      '(?:dernier jour|dernier cours|dernière (?:séance|répétition|livraison|visite))(?= ?:? ?$)',
      "résiliable (?:\\p{L}+ ){0,6}(?:au|le)|pour la première fois (?:au|le)|jusqu'au|(?<!à (?:compter|partir|dater) (?:[^\\s.;]+ ){1,8}(?:fixée?|prévue?|arrêtée?|programmée?) )au",
      'prend(?:ra)? (?:donc |ainsi )?fin(?: de plein droit| automatiquement)?(?: le| au)?',
      '(?:finissant|finit|finira|prenant fin|expirant|cessant|se terminant)(?: de plein droit| automatiquement)?(?: le| au)?',
      'se termin(?:er|era|ant|e)(?: le| au)?|pour (?:se terminer|finir|prendre fin|expirer)(?: le| au)?',
      'expir(?:e|era|ant|ation)(?: de la première période| du \\p{L}+)?(?: le| au)?',
      "date (?:de fin|d'expiration|d'échéance|de terme)(?: \\p{L}+){0,5}|échéance(?: le| au| du)?",
      '(?:arrive|arrivera|vient|viendra|parvient) (?:à échéance|à son terme|à terme|à expiration)(?: le| au)?',
      "terme(?: le| au| :)?|fin(?: (?:du |des |de la |de l'|de |d')\\p{L}+(?: le| au)?|(?= ?:? ?$))",
      '(?:à|avec) effet (?:du|au)|avec effet le|à la date du|résili~ (?:(?!avant )\\p{L}+ ){0,5}(?:au|le|à compter du)',
      "s.ach[eè]ve(?:ra)?(?: le| au)?|s.éteint(?: le| au)?|cesse(?:ra)?(?: le| au)?|clôture le|valable jusqu'au|dernière (?:parution|insertion|diffusion)",
    ),
    renewal: anyOf(
      'renouvel\\p{L}+ (?:\\p{L}+ ){0,3}le|reconduit (?:\\p{L}+ ){0,3}(?:le|au)|date de (?:renouvellement|reconduction)',
      'prochain renouvellement(?: le)?',
    ),
    noticeBy:
      "au plus tard(?: le| jusqu'au)?|avant le|(?:date limite|dernier jour)(?: (?:de|pour) [^.;:]{3,60})?(?: est)? ?(?:le|:)",
    signed: anyOf(
      "date de (?:l')?acceptation|date d'acceptation",
      "signature(?= ?:? ?$)|date de (?:la )?(?:signature|commande|souscription|conclusion|l'accord|la commande)",
      'signée? (?:électroniquement )?(?:à \\p{L}+ )?le|fait (?:en \\S+ \\S+ )?le|conclu le',
      'établie? (?:à [\\p{L} -]+, )?le|bon pour accord(?: le)?|accepté(?:e)? le|souscrit le|émise? le',
      'date(?= ?:? ?(?:\\p{L}{5,8},? )?$)|signature (?:du|de la) \\p{L}+,? le|envoyé :|commande passée le',
    ),
    ordered: '(?:commande|bon de commande|accord) du',
    other: anyOf(
      'né(?:e)? le|né\\(e\\) le|(?:courrier|lettre|e-?mail|message|demande|appel)(?: (?:recommandée?|électronique|simple))?(?: avec accusé de réception)? du',
      oneOf(
        'contrat|bail|convention|accord|avenant|offre|devis|facture',
        'conditions générales|version|loi|décret|demande|ordonnance|statuts',
        'lettre recommandée|réunion',
      ) + "(?: [\\p{L}'’-]+){0,4} (?:n° ?\\S+ )?(?:du|en date du|signée? le|conclue? le)",
      'en date du|daté(?:e)? du|reçu(?:e)? le|livraison (?:le|prévue)',
      'date de (?:livraison|facture|naissance|facturation|paiement|règlement)|offre valable|payables? (?:le|au|avant)',
      "valable jusqu'au|période d'essai (?:\\p{L}+ ){0,3}(?:jusqu'au|au)|révis~ (?:\\p{L}+ ){0,3}le|indice du",
      'immatriculée? le',
    ),
  },
  daysAfter: {
    begin: 'date (?:de prise )?d’effet',
    end: "(?:inclus )?(?:terme|date d'échéance)|,? (?:date|jour) (?:à laquelle|où) [^.;]{0,40}(?:s'arrêt|prend|expir|cess)\\p{L}*",
    renewal:
      "(?:il|(?:votre|ton|le|la|l') ?(?:\\S+ ){1,6})sera (?:automatiquement |tacitement )?re(?:nouvel|condui)\\p{L}*",
  },
  signedAt: {
    lead: 'lu et approuvé|ainsi fait|bon pour accord|lieu et date ?:?|fait à|signée? à|établie? à|fait|(?:établie?|signée?|fait)(?: en [\\p{L}\\d]+ (?:\\p{L}+ )?(?:exemplaires?|originaux))? à|à(?= \\p{Lu})',
    join: 'le|, le|,',
  },
  wasSigned: '(?:souscrite?|conclue?|signée?) (?:\\p{L}+ ){0,3}le',
  wasSignedBehind: '(?:nous avons|que nous avions) (?:conclu|signé|souscrit)',
  notTheTerm: anyOf(
    "(?:prix|tarifs?) (?:\\S+ ){0,6}(?:fermes?|fixes?|garantis?|valables?|bloqués?|inchangés?)|période d'essai|(?:phase|période) (?:de test|pilote|probatoire|d'expérimentation)",
    'offre valable|rétractation|garantie de prix|délai de paiement|payables?|factures?',
    'confidentialité (?:\\S+ ){0,8}après',
    "après (?:la fin|l'expiration|la cessation|son terme)(?! de (?:la|cette) (?:période|durée)| du terme| de l'engagement)",
    'garantie légale|prescription|non-concurrence|livraison|mise en demeure|restera en vigueur (?:\\S+ ){0,4}après',
    'pénalité|congés|fermetures?(?: :)? (?:annuelle|collective|estivale|d)~|révis~|augment~|passe de|passera de',
  ),
  splits: anyOf(
    'et (?:se|est|sera) (?:ensuite |tacitement )?(?:renouvel|reconduit|prolong)~|sauf|si|à défaut|moyennant|faute',
    'à moins|puis|au-delà|ensuite|sous réserve|et pourra|avec possibilité|renouvelable|reconductible',
  ),
};
