export const tracking = {
  heading: 'Où en est ma commande ?',
  crumb: 'Suivre une commande',
  lede: 'Le numéro se trouve sur votre reçu ; l’adresse e-mail est celle de la commande.',
  number: 'Numéro de commande',
  numberHint: 'Tel qu’il figure sur le reçu, comme 7KQ2M9XD',
  email: 'Adresse e-mail',
  look: 'Suivre la commande',
  state: {
    received: 'Nous avons reçu la commande {{number}}',
    packed: 'La commande {{number}} est prête à partir',
    dispatched: 'La commande {{number}} est en route',
    delivered: 'La commande {{number}} a été livrée',
    withdrawn: 'Vous vous êtes rétracté de la commande {{number}}',
    cancelled: 'La commande {{number}} a été annulée',
    returned: 'La commande {{number}} a été retournée',
  },
  pickup: {
    dispatched: 'La commande {{number}} est prête à retirer',
    delivered: 'La commande {{number}} a été retirée',
  },
  files: 'Les livres numériques de la commande {{number}} sont prêts à télécharger',
  pageHeading: 'Tout sur cette commande',
  pageText:
    'Les articles et les montants se trouvent sur la page de la commande, où vous pouvez aussi annuler ou vous rétracter. Nous n’envoyons son lien qu’à l’adresse e-mail de la commande.',
  sendLink: 'M’envoyer le lien',
  sent: 'Le lien est en route vers l’adresse e-mail de la commande.',
}
