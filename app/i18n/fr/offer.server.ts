import type { ServerMessages } from '../en.server.ts'

export const offer: ServerMessages['offer'] = {
  crumb: 'Offres',
  until: 'Jusqu’au',
  begins: 'À partir du',
  ended: 'Terminée le',
  percent: '{{percent}} de réduction sur ces livres',
  coming: 'Cette offre n’a pas encore commencé : d’ici là, sa réduction ne s’applique pas.',
  over: 'Cette offre est terminée. Sa réduction ne s’applique plus.',
  fixed:
    'Les livres à prix fixe en Allemagne ou en France y sont vendus à ce prix ; les offres ne s’y appliquent pas.',
  others: 'Autres offres',
  begin: 'à partir du {{day}}',
}
