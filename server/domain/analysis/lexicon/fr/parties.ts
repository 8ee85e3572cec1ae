/** French: how parties are named, labelled and introduced. */
import type { Lexicon } from '../lexicon.ts';
import { anyOf } from '../oneOf.ts';

export const frParties: Pick<Lexicon, 'parties'> = {
  parties: {
    roles: anyOf(
      'nom,? (?:et )?prénoms?',
      "preneur d'assurance|fournisseur d'énergie|souscripteur du contrat|bailleur(?:esse)?|bailleresse|preneu(?:r|se)",
      'locataire|locateur|locatrice|loueur|propriétaire|client(?:e)?|prestataire|fournisseur|vendeur|acheteur|acquéreur',
      'employeur|salariée?|assureur|assuré|souscripteur|compagnie|opérateur|titulaire|abonnée?|mandant|mandataire',
      "prêteur|emprunteur|donneur d'ordre|sous-traitant|concédant|concessionnaire|licencié|concédante",
      "donneur de licence|éditeur|entreprise|société|maître d'ouvrage|entrepreneur|consultant(?:e)?|partie [12ab]",
      'crédit-bailleur|crédit-preneur|bénéficiaire|exploitant|franchiseur|franchisé|le client|agent|commettant',
      'contractant|co-?contractant|adhérente?|hébergeur|dépositaire|occupant|sous-locataire|résidente?|participante?',
      'pouvoir adjudicateur|acheteur public|raison sociale|preneur en location|sociétaire|parrain|sponsor',
      'parents?(?: employeurs?)?|annonceur|régie|entreprise (?:bénéficiaire|cliente|utilisatrice)|responsables? léga(?:l|le|ux)|assistante? maternelle?|structure(?: d.accueil)?|membre|organisme (?:de formation|gestionnaire)',
    ),
    opens: 'entre(?: les soussignée?s| les parties)?(?: ci-après désignée?s)?|les soussignée?s|parties',
    closes: anyOf(
      'il (?:a été|est|est préalablement) (?:\\p{L}+ )?(?:convenu|exposé|rappelé|arrêté)|ont convenu|conviennent|sont convenue?s',
      'article (?:1|premier|i)|préambule|1\\.|objet|étant préalablement|ensemble',
    ),
    agree: '(?:conviennent|ont convenu|s.accordent|concluent|sont convenus)',
    and: 'et',
    alias: 'ci-après|ci-dessous|dénommée?|désignée?|dite?',
    lead: anyOf(
      "la société|société|l'entreprise|le cabinet(?= de )|monsieur|madame|mademoiselle|m\\.|mme|mlle|me|entre|et",
      "d'une part|d'autre part|(?:éditée?|publiée?|exploitée?) par|la|le|les|nom|raison sociale|l'",
    ),
    stop: anyOf(
      'représentée?|dont le|ayant|au capital|immatriculée?|sise?|situé|domiciliée?|demeurant|née?|ci-après|agissant',
      "inscrite?|société|rcs|siret|siège|d'une part|d'autre part|association loi|adresse|tél|en qualité|établissement",
      'n° client|élisant',
    ),
    onBehalf: '(?:agissant )?(?:au nom et )?pour le compte de|au nom de|agissant en qualité de représentant de',
    forms: anyOf(
      'inc\\.|INC\\.|s\\.e\\.(?:c|n\\.c)\\.|ltée|LTÉE|S\\.?A\\.?R\\.?L\\.?|S\\.?A\\.?S\\.?U\\.?|S\\.?A\\.?S\\.?|S\\.?A\\.?|SCI|S\\.?C\\.?I\\.?|SNC|EURL',
      'E\\.?U\\.?R\\.?L\\.?|SELARL|SELAS|SCP|SCM|SCOP|SCIC|GIE|SE|SRL|SPRL|ASBL|asbl|SC|SCS|Sàrl|S\\.à r\\.l\\.|GmbH|AG|EARL',
      'GAEC|EI|EIRL|SCEA|SEM|SPL|GAN|Ltd|Inc\\.?|B\\.V\\.|NV',
    ),
    bodies: anyOf(
      'ville|commune|mairie|communauté|département|région|syndicat|association|mutuelle|cabinet|institut|université',
      'hôpital|centre|groupe|fondation|coopérative|école|lycée|agence|pharmacie|garage|hôtel|boulangerie|restaurant',
      'clinique|office|chambre|ministère|établissement|étude|banque|caisse|société|domaine|château|maison|énergies?',
      'assurances?|plomberie|menuiserie|atelier|comité|crèche|copropriété|fédération|logiciels?|transports?|brasserie',
      'imprimerie|librairie|(?:et|&) (?:fils|filles|associés)|~erie',
    ),
    person: 'monsieur|madame|m\\.|mme|mlle|me',
    departments:
      'l.équipe|service clients?|service \\p{L}+|le service|support|équipe|direction|la direction|relations? clients?',
    closing: anyOf(
      'cordialement|bien cordialement|salutations(?: distinguées)?|sincères salutations|restant à votre disposition',
      'dans l.attente|veuillez agréer|bien à vous|à bientôt|nous vous prions',
    ),
    greeting: 'bonjour|madame|monsieur|chère?|cher',
  },
};
