import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeAudit: OfficeMessages['audit'] = {
  title: 'Modifications',
  about: 'Commande, produit ou client',
  aboutWhat: 'Objet',
  caption: 'Ce qui a été modifié en ligne de commande ou dans la gestion de la boutique',
  empty: 'Aucune modification de ce genre.',
  at: 'Quand',
  actor: 'Qui',
  commandLine: 'Ligne de commande',
  command: 'Quoi',
  details: 'Détails',
}
