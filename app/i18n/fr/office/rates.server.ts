import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeRates: OfficeMessages['rates'] = {
  title: 'Taux de change',
  ofToday: 'Ce sont ceux d’aujourd’hui, {{day}}.',
  age_one: 'Ce sont ceux du {{day}}, ils datent de {{count}} jour.',
  age_other: 'Ce sont ceux du {{day}}, ils datent de {{count}} jours.',
  caption: 'Ce que vaut 1 {{base}}',
  empty: 'La boutique n’a qu’une devise et n’a pas besoin de taux.',
  rate: 'Taux',
  type: 'Saisir des taux',
  typeHint:
    'Ils s’appliquent aussitôt, même s’ils sont loin des derniers, jusqu’à ce que le service de taux en donne d’un jour plus récent.',
  day: 'Jour',
  oneIs: '1 {{base}} en {{currency}}',
  accept: 'Utiliser ces taux',
  file: 'Taux d’un fichier',
  fileHint: 'JSON, comme un service de taux le donne, pour une roupie.',
  acceptFile: 'Utiliser ce fichier',
  accepted: 'Les taux sont enregistrés.',
  faults: {
    rate: 'Saisissez un nombre supérieur à zéro, comme 1,0823.',
    shape: 'Ce n’est pas un fichier d’un service de taux.',
    base: 'Les taux doivent être ceux d’une roupie (INR).',
    date: 'Le jour des taux est illisible.',
    missing: 'Une devise de la boutique n’y a pas de taux utilisable.',
    older: 'Les taux enregistrés sont d’un jour plus récent.',
    stale: 'Les taux ont plus de sept jours.',
    future: 'Les taux sont d’un jour à venir.',
  },
}
