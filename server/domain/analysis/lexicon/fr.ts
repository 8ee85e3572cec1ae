/** French: the words of contracts in France, Belgium, Luxembourg and Switzerland. */
import { frLaw } from './lawsByLanguage.ts';
import type { Lexicon } from './lexicon.ts';

export const fr: Lexicon = {
  language: 'fr',
  functionWords:
    'le la les des du et est pas avec pour une aux dans par sur qui que ou ce cette son sa ses nous vous votre notre il elle sont au entre selon sera être leur à été',
  months: [
    'janvier|janv',
    'février|fevrier|févr|fév',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|decembre|déc',
  ],
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    quinze: 15,
    'dix-huit': 18,
    vingt: 20,
    'vingt-quatre': 24,
    trente: 30,
    'trente-six': 36,
    'quarante-cinq': 45,
    'quarante-huit': 48,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    'quatre-vingt-dix': 90,
    cent: 100,
  },
  units: [
    ['jours?', 'day', 1],
    ['semaines?', 'week', 1],
    ['mois', 'month', 1],
    ['trimestres?', 'month', 3],
    ['semestres?', 'month', 6],
    ['ans?|années?', 'year', 1],
  ],
  lengthWords: [
    [
      "d'année en année|d'an en an|(?:périodes?|durées?|tranches?|termes?|reconductions?|périodicité) (?:successives? )?annuelles?",
      1,
      'year',
    ],
    ['périodes? triennales?', 3, 'year'],
    ['de mois en mois|périodes? mensuelles?', 1, 'month'],
    ['périodes? trimestrielles?', 3, 'month'],
    ['périodes? semestrielles?', 6, 'month'],
    [
      'annuellement(?= par tacite)|annuelle(?= par tacite| tacite)|chaque année(?= par tacite| à (?:l|son |sa ))|tacitement chaque année',
      1,
      'year',
    ],
  ],
  joined: [],
  fillers:
    'nouvelles?|autres?|supplémentaires?|même|mêmes|nouveaux?|nouvel|pleins?|pleines?|périodes? (?:successives? )?de|premiers?|premières?',
  endOfMonth: 'fin',
  dayJoin: '',
  until: "au|jusqu'au",
  days: {
    begin:
      "à compter du|à partir du|à dater du|dès le|du|depuis le|(?:prend|prendra|prenant|prise d'|entrée en|date d')(?: ?effet)?(?: rétroactivement)?(?: au| le| à compter du)?|date d'effet|prise d'effet|entre(?:ra)? en vigueur(?: le| au| à compter du| à partir du)?|entrée en vigueur|date de (?:début|départ|mise en service|démarrage|mise à disposition|prise d'effet|mise en place|livraison du véhicule|commencement)|début(?: du \\p{L}+| de la \\p{L}+| le)?|commenc(?:e|era|ent|eront|ant)(?: à courir)?(?: le)?|débute(?:ra)?(?: le)?|débutant le|commençant le|activation(?: le)?|valable du|période (?:du|de)",
    end: "résiliable (?:\\p{L}+ ){0,6}(?:au|le)|pour la première fois (?:au|le)|jusqu'au|au|prend(?:ra)? (?:donc |ainsi )?fin(?: de plein droit| automatiquement)?(?: le| au)?|se termin(?:er|era|ant|e)(?: le| au)?|pour (?:se terminer|finir|prendre fin|expirer)(?: le| au)?|expir(?:e|era|ant|ation)(?: de la première période| du \\p{L}+)?(?: le| au)?|date (?:de fin|d'expiration|d'échéance|de terme)(?: \\p{L}+){0,5}|échéance(?: le| au| du)?|(?:arrive|arrivera|vient|viendra|parvient) (?:à échéance|à son terme|à terme|à expiration)(?: le| au)?|terme(?: le| au| :)?|fin(?: (?:du |de la |de l'|de |d')\\p{L}+(?: le| au)?|(?= ?:? ?$))|(?:à|avec) effet (?:du|au)|avec effet le|à la date du|résili~ (?:\\p{L}+ ){0,5}(?:au|le|à compter du)|cesse(?:ra)?(?: le| au)?|clôture le|valable jusqu'au",
    renewal:
      'renouvel\\p{L}+ (?:\\p{L}+ ){0,3}le|reconduit (?:\\p{L}+ ){0,3}(?:le|au)|date de (?:renouvellement|reconduction)|prochain renouvellement(?: le)?',
    noticeBy: "au plus tard(?: le| jusqu'au)?|avant le|date limite (?:de \\p{L}+ )?(?:le|:)",
    signed:
      "date de (?:l')?acceptation|date d'acceptation|date de (?:la )?(?:signature|commande|souscription|conclusion|l'accord|la commande)|signée? (?:électroniquement )?(?:à \\p{L}+ )?le|fait (?:en \\S+ \\S+ )?le|conclu le|établie? (?:à [\\p{L} -]+, )?le|bon pour accord(?: le)?|accepté(?:e)? le|souscrit le|émise? le|date(?= ?:? ?(?:\\p{L}{5,8},? )?$)|envoyé :|commande passée le",
    ordered: '(?:commande|bon de commande|accord) du',
    other:
      "né(?:e)? le|né\\(e\\) le|courrier du|lettre du|e-?mail du|(?:contrat|bail|convention|accord|avenant|offre|devis|facture|conditions générales|version|loi|décret|demande|ordonnance|statuts|lettre recommandée|réunion)(?: [\\p{L}'’-]+){0,4} (?:n° ?\\S+ )?(?:du|en date du|signée? le|conclue? le)|en date du|daté(?:e)? du|reçu(?:e)? le|livraison (?:le|prévue)|date de (?:livraison|facture|naissance|facturation|paiement|règlement)|offre valable|payables? (?:le|au|avant)|valable jusqu'au|période d'essai (?:\\p{L}+ ){0,3}(?:jusqu'au|au)|révis~ (?:\\p{L}+ ){0,3}le|indice du|immatriculée? le",
  },
  daysAfter: {
    begin: 'date (?:de prise )?d’effet',
    end: "(?:inclus )?(?:terme|date d'échéance)",
    renewal:
      "(?:il|(?:votre|ton|le|la|l') ?(?:\\S+ ){1,6})sera (?:automatiquement |tacitement )?re(?:nouvel|condui)\\p{L}*",
  },
  signedAt: {
    lead: 'lu et approuvé|lieu et date ?:?|fait à|signée? à|établie? à|fait|à(?= \\p{Lu})',
    join: 'le|, le|,',
  },
  wasSigned: '(?:souscrite?|conclue?|signée?) (?:\\p{L}+ ){0,3}le',
  wasSignedBehind: '(?:nous avons|que nous avions) (?:conclu|signé|souscrit)',
  notTheTerm:
    "(?:prix|tarifs?) (?:\\S+ ){0,6}(?:fermes?|fixes?|garantis?|valables?|bloqués?|inchangés?)|période d'essai|offre valable|rétractation|garantie de prix|délai de paiement|payables?|factures?|confidentialité (?:\\S+ ){0,8}après|après (?:la fin|l'expiration|la cessation|son terme)(?! de (?:la|cette) (?:période|durée)| du terme| de l'engagement)|garantie légale|prescription|non-concurrence|livraison|mise en demeure|restera en vigueur (?:\\S+ ){0,4}après|pénalité|congés|révis~|augment~|passe de|passera de",
  splits:
    'et (?:se|est|sera) (?:ensuite |tacitement )?(?:renouvel|reconduit|prolong)~|sauf|si|à défaut|moyennant|faute|à moins|puis|au-delà|ensuite|sous réserve|et pourra|avec possibilité|renouvelable|reconductible',
  lengths: {
    term: {
      near: 'durée|conclue?|consenti|souscrite?|engagement|période|valable|vigueur|terme|initiale?|bail|contrat|location|abonnement|dure|validité|court',
      before:
        "durée (?:\\p{L}+ ){0,3}de|durée(?: \\p{L}+| d'\\p{L}+){0,3} ?:?|pour|engagement(?: minimum)? (?:de|:)|pendant|période (?:\\p{L}+ )?de|durée (?:\\p{L}+ ){0,3}d'|est de|est d'|durée",
      after: "à compter|à partir|ferme|entières?|à dater|d'engagement",
    },
    renewal: {
      near: 'périodes successives|reconduction~?|reconduite?s?|renouvel~|prolong~|proroge~|prorogation|renouvelable|reconductible',
      before:
        "par (?:\\p{L}+ )?(?:périodes?|durées?|tranches?)(?: \\p{L}+){0,2} (?:de|d')|pour (?:une (?:nouvelle |même |autre )?(?:durée|période)s? (?:de |d')|des périodes? (?:\\p{L}+ )?(?:de |d')|de nouvelles périodes (?:\\p{L}+ )?(?:de |d'))?|tacitement|automatiquement|reconduite?s?|renouvel~|prolong~|périodes? (?:\\p{L}+ )?(?:de|d')|reconduction(?: :| de| d')?|renouvellement ?:",
      after: 'renouvel~|par tacite|supplémentaires?',
    },
    notice: {
      near: 'préavis|lettre de l|dénon~|résili~|congé|prévenir|préven~|avis|préavisé|notifi~|mettre fin|avertir',
      before:
        "préavis (?:\\p{L}+ )?(?:de|d')|préavis(?: \\p{L}+){0,3} ?:?|au moins|au plus tard|recommandée,?|recommandée (?:avec|\\+) (?:accusé|avis)(?: de réception)?,?|minimum(?: de)?|moyennant (?:un préavis de )?|dans un délai (?:minimum )?de|respectant (?:un préavis de )?|préavis",
      after: "avant|au moins avant|à l'avance|de préavis|au moins|minimum avant|préalable|précédant|d'avance",
    },
    other: {
      near: 'essai|payables?|paiement|factures?|livraison|garantie|règlement|mise en demeure|rétractation|prescription|intervention|réception|après|congés|retard|réclamation|confidentialité',
      before: 'sous|dans les|dans un délai de|à|tous les|délai de|pendant une? période de',
      after: "à compter de la réception|après|date de facture|fin de mois|d'essai|net|suivant|ouvrés|date d'émission",
    },
  },
  noticeToEndOf: [
    ["(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) semestre(?: civil)?", 'half-year'],
    ["(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) trimestre(?: civil)?", 'quarter'],
    ["(?:pour|à|en) (?:la )?fin (?:de|du|d'un|de chaque) mois", 'month'],
    ["(?:pour|à|en) (?:la )?fin (?:de l'|d'une |de chaque |d')année civile", 'year'],
  ],
  governingLaw: frLaw,
  renews:
    'tacite(?:ment)? reconduction|reconduction tacite|tacitement|reconduite?s?|(?:se )?renouvel(?:le|é|ée|era|ables?)(?:ra)?|renouvelée?s?|renouvellera|renouvellement automatique|automatiquement (?:renouvel~|reconduit~|prolong~|prorog~)|se (?:prolonge|proroge)~|(?:prolong|prorog)~ (?:\\p{L}+ ){0,3}(?:tacitement|automatiquement)|se poursui~ (?:\\p{L}+ ){0,4}(?:par périodes|d.année en année|automatiquement|tacitement|de mois en mois)|reconductibles?|reconduction',
  byItself: 'tacite(?:ment)?|automatiquement|de plein droit|successives',
  sameLength: '(?:durée|période)s? (?:identique|équivalente|égale)s?|mêmes? (?:durée|période)s?(?! de)',
  neverRenews:
    "ne se (?:renouvelle|reconduit) p(?:as|oint)|(?:pas|sans|aucune|exclu~|ni)(?: de)? (?:tacite )?(?:reconduction|renouvellement)|(?:ne (?:sera|pourra|peut|fera)|n'est) (?:pas|être) (?:tacitement |l'objet d'une )?(?:reconduit|renouvel|tacite)~?|reconduction\\)? (?:\\p{L}+ ){0,3}exclue|non renouvelable|non reconductible|sans possibilité de (?:tacite )?re~",
  mayRenew:
    'option de (?:renouvellement|prolongation|reconduction)|p(?:ourra|eut) être (?:renouvel|prolong|reconduit)~|renouvelable (?:sur demande|par décision|expressément)|reconduction expresse|avec possibilité de (?:renouvellement|prolongation)|(?:pourra|peut) (?:\\S+ ){0,6}(?:prolonger|renouveler|proroger|reconduire)|(?:faculté|droit|possibilité) (?:\\p{L}+ ){0,3}de (?:le |la )?(?:renouvel|prolong|prorog|recondui)~',
  mutual: 'commun accord|accord (?:écrit |mutuel )?(?:entre les |des )parties|par avenant|accord mutuel',
  goingOn:
    "renouvel~|reconduc~|recondui~|prorog~|prolong~|poursui~|option (?:de|d')~?|continu~|nouvelle période|nouveau contrat|au-delà|à nouveau",
  openEnded: 'durée indéterminée|sans limitation de durée|durée illimitée',
  fromSignature:
    '(?:à|dès|à compter de|à partir de|à dater de|au jour de)(?: la date de| la| sa| leur)*(?: date de)? signature',
  money: {
    total:
      'total~?|montant global|prix global|forfait~|somme forfaitaire|montant du (?:marché|contrat)|montant total|somme globale|ensemble|capital emprunté|montant du prêt',
    whole: 'au total|en tout',
    fee: 'prix|loyer|redevance|rémunération|honoraires|cotisation|prime|abonnement|tarif|montant|mensualité|salaire|forfait|coût|somme|facturé|facturerons|prélev~|débit~|versera|paiera|indemnité mensuelle|appointements',
    notPrice:
      "dépôt de garantie|garantie|caution~?|responsabilité|plafon~|capital social|au capital|capital (?:de|assuré)|franchise|pénalit~|clause pénale|indemnité (?:forfaitaire|de)|taux horaire|frais~?|mise en service|(?<!hors )charges|provision~?|tva(?: \\d+|:)|tva \\d|montant de la tva|prix unitaire|apport|acompte|avance|sinistre|garanti|assuré|dommages|remboursement|dépassement|limite~?|prime exceptionnelle|13e mois|remise|kilomètre supplémentaire|valeur|chiffre d'affaires|prix du [mk]wh|mwh|kwh|majoration|premier loyer majoré|option",
    limit:
      "en (?:\\p{L}+|\\d+) fois|jusqu'à|maximum(?: de)?|minimum(?: de)?|au moins|dans la limite de|à concurrence de|plafond de",
    rhythms: [
      ['(?:par|/|le) ?mois|/ ?mois|mensuel~?|mensualité~?', 'month'],
      ['(?:par|/) ?trimestre|trimestriel~?', 'quarter'],
      ['(?:par|/) ?semestre|semestriel~?', 'half-year'],
      ["(?:par|/|l’|l') ?ans?|par saison|par année|/ ?an|annuel~?|annuit~|/ ?année", 'year'],
      [
        "(?:par|de l'|/) ?(?:heure|jour|semaine|unité|kwh|km|utilisateur|personne|m²|m2|intervention|passage|sinistre|licence|poste|véhicule|repas|tonne)|horaire|€/kwh|journalier",
        'other',
      ],
    ],
    currencies: [
      ['euros?', 'EUR'],
      ['dollars? canadiens?', 'CAD'],
      ['francs? suisses?|fr\\.|frs', 'CHF'],
    ],
  },
  parties: {
    roles:
      "preneur d'assurance|fournisseur d'énergie|souscripteur du contrat|bailleur(?:esse)?|bailleresse|preneur(?:se)?|locataire|locateur|locatrice|loueur|propriétaire|client(?:e)?|prestataire|fournisseur|vendeur|acheteur|acquéreur|employeur|salariée?|assureur|assuré|souscripteur|compagnie|opérateur|titulaire|abonnée?|mandant|mandataire|prêteur|emprunteur|donneur d'ordre|sous-traitant|concédant|concessionnaire|licencié|concédante|donneur de licence|éditeur|entreprise|société|maître d'ouvrage|entrepreneur|consultant(?:e)?|partie [12ab]|crédit-bailleur|crédit-preneur|bénéficiaire|exploitant|franchiseur|franchisé|le client|agent|commettant|contractant|co-?contractant|adhérent|hébergeur|dépositaire|occupant|sous-locataire|résidente?|participante?|pouvoir adjudicateur|acheteur public|raison sociale|preneur en location",
    opens: 'entre(?: les soussignée?s| les parties)?(?: ci-après désignée?s)?|les soussignés|parties',
    closes:
      'il (?:a été|est|est préalablement) (?:\\p{L}+ )?(?:convenu|exposé|rappelé|arrêté)|ont convenu|conviennent|article (?:1|premier|i)|préambule|1\\.|objet|étant préalablement|ensemble',
    and: 'et',
    alias: 'ci-après|ci-dessous|dénommée?|désignée?|dite?',
    lead: "la société|société|l'entreprise|le cabinet(?= de )|monsieur|madame|mademoiselle|m\\.|mme|mlle|me|entre|et|d'une part|d'autre part|la|le|les|nom|raison sociale|l'",
    stop: "représentée?|dont le|ayant|au capital|immatriculée?|sise?|situé|domiciliée?|demeurant|née?|ci-après|agissant|inscrite?|société|rcs|siret|siège|d'une part|d'autre part|association loi|adresse|tél|en qualité|établissement|n° client|élisant",
    onBehalf: '(?:agissant )?(?:au nom et )?pour le compte de|au nom de|agissant en qualité de représentant de',
    forms:
      'inc\\.|ltée|S\\.?A\\.?R\\.?L\\.?|S\\.?A\\.?S\\.?U\\.?|S\\.?A\\.?S\\.?|S\\.?A\\.?|SCI|S\\.?C\\.?I\\.?|SNC|EURL|E\\.?U\\.?R\\.?L\\.?|SELARL|SELAS|SCP|SCM|SCOP|SCIC|GIE|SE|SRL|SPRL|ASBL|SC|SCS|Sàrl|S\\.à r\\.l\\.|GmbH|AG|EARL|GAEC|EI|EIRL|SCEA|SEM|SPL|GAN|Ltd|Inc\\.?|B\\.V\\.|NV',
    bodies:
      'ville|commune|mairie|communauté|département|région|syndicat|association|mutuelle|cabinet|institut|université|hôpital|centre|groupe|fondation|coopérative|école|lycée|agence|pharmacie|garage|hôtel|boulangerie|restaurant|clinique|office|chambre|ministère|établissement|étude|banque|caisse|société|domaine|château|maison|énergies?|assurances?|plomberie|menuiserie|atelier|comité|crèche|copropriété|fédération|logiciels?|transports?|brasserie|imprimerie|librairie',
    person: 'monsieur|madame|m\\.|mme|mlle|me',
    departments:
      'l.équipe|service clients?|service \\p{L}+|le service|support|équipe|direction|la direction|relations? clients?',
    closing:
      'cordialement|bien cordialement|salutations(?: distinguées)?|sincères salutations|restant à votre disposition|dans l.attente|veuillez agréer|bien à vous|à bientôt|nous vous prions',
    greeting: 'bonjour|madame|monsieur|chère?|cher',
  },
  kind: {
    titles:
      "contrat|bail|convention|accord|marché|police|conditions particulières|bon de commande|proposition commerciale acceptée|engagement|abonnement|mandat|licence|location|prêt|protocole|cautionnement|bulletin de souscription|bulletin d'adhésion|crédit-bail|charte|devis (?:signé|accepté)|attestation d'assurance|lettre d'engagement|lettre de mission",
    orders:
      "bon de commande|confirmation (?:de|d') ?(?:votre |la )?(?:commande|abonnement|souscription|contrat)|confirmons (?:\\p{L}+ ){0,6}(?:commande|souscription|abonnement|contrat)|bon pour accord|commande|devis accepté|proposition (?:commerciale )?acceptée|votre (?:abonnement|contrat|formule|adhésion)(?: \\S+){0,12} (?:renouvel~|arrive|sera reconduit~|reconduit~)|bienvenue|renouvellement de votre",
    cancellations:
      'confirmation de (?:la |votre )?résiliation|confirm\\p{L}+ (?:\\p{L}+ ){0,5}résiliation|résiliation|(?:non[- ]|pas de )(?:renouvellement|reconduction)|rupture conventionnelle',
    amendments: 'avenant',
    offers: 'devis|offre|proposition',
    accepted: 'bon pour accord|nous acceptons|j.accepte|(?:devis )?acceptée?|lu et accepté',
    others:
      "guide|avis d'appel|appel d'offres|avis de marché|facture|avoir|relance|bon de livraison|newsletter|lettre d'information|compte[ -]rendu|procès-verbal|curriculum vitae|offre d'emploi|communiqué de presse|politique de confidentialité|conditions générales|ordre du jour|invitation|relevé|bulletin de paie|devis|reçu|note de service|tarifs|menu|attestation|mise en demeure",
    notContract:
      'newsletter|demande de devis|faire parvenir un devis|pourriez-vous (?:\\p{L}+ ){0,4}(?:faire parvenir|envoyer)|contrat actuel avec un autre|se désabonner|désinscri~|n° de facture|numéro de facture|facture n°|net à payer|ordre du jour|présents ?:|expérience professionnelle|candidature|webinaire|étaient présents|date de facture|total ttc',
    binding: [
      'il a été (?:\\p{L}+ )?convenu|ont convenu|conviennent',
      'les parties|chaque partie|chacune des parties|parties contractantes|soussignés',
      'préavis|résiliation|résilié|dénonciation|dénoncé',
      "durée|échéance|prise d'effet|date d'effet|période du|date de départ|mise en service",
      'tacite reconduction|reconduit|renouvel~|prolong~',
      'tribunal|droit français|droit applicable|litige|conditions générales|droit belge|droit suisse',
      "s'engage|s'oblige|s'engagent",
      'loyer|redevance|prix|rémunération|honoraires|prime|cotisation|abonnement|montant',
      'ci-après|dénommé|bailleur|preneur|prestataire|souscripteur|locataire|assureur|fournisseur|client',
      'fait à|signature|lu et approuvé|bon pour accord|en deux exemplaires|double exemplaire',
      'article \\d|article premier|présent (?:contrat|bail|accord|avenant)',
      'contrat n°|police n°|n° de contrat|commande n°|numéro de contrat|n° client|référence contrat',
    ],
  },
};
