import type { ServerMessages } from '../en.server.ts'

export const offer: ServerMessages['offer'] = {
  crumb: 'Offres',
  until: 'Jusqu’au',
  begins: 'À partir du',
  ended: 'Terminée le',
  percent: '{{percent}} de réduction sur ses livres',
  coming: 'D’ici là, ses livres sont à leur prix normal.',
  over: 'Cette offre est terminée. Ses livres sont de nouveau à leur prix normal.',
  fixed:
    'Les livres à prix fixe en Allemagne ou en France y sont vendus à ce prix ; les offres ne s’y appliquent pas.',
  others: 'Autres offres',
  begin: 'à partir du {{day}}',
}
