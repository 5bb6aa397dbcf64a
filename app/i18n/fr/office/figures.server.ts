import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeFigures: OfficeMessages['figures'] = {
  title: {
    turnover: 'Chiffre d’affaires et commandes',
    returns: 'Retours et remboursements',
    bestsellers: 'Meilleures ventes',
    searches: 'Recherches sans résultat',
    views: 'Pages vues',
    tax: 'Relevé des taxes',
  },
  about: {
    turnover:
      'Le chiffre d’affaires est ce que compte le relevé des taxes : une commande le jour où elle est passée, moins ce qui est annulé ou remboursé, le jour même de cette déduction. La livraison est comprise. La moyenne est celle des commandes telles qu’elles ont été passées. La première et la dernière semaine, ou le premier et le dernier mois, ne contiennent que les jours de la période.',
    returns:
      'Un retour ou une rétractation compte le jour de son annonce, un remboursement le jour de son paiement, quel qu’en soit le motif.',
    bestsellers:
      'Ce qui reste des commandes passées pendant la période : sans celles qui ont été annulées ou sont revenues, ni les exemplaires annulés ou remboursés. La liste peut dater de quelques minutes.',
    searches_one:
      'Recherches dans toute la boutique qui n’ont rien trouvé, en graphie simplifiée. Chacune est conservée {{count}} jour ; ce qui pourrait désigner une personne ne l’est pas, ni, pour un même jour, plus que la place prévue. Un réseau compte une fois en 24 heures, et une recherche figure dans la liste dès qu’elle a été comptée trois fois. La liste peut dater de quelques minutes.',
    searches_other:
      'Recherches dans toute la boutique qui n’ont rien trouvé, en graphie simplifiée. Chacune est conservée {{count}} jours ; ce qui pourrait désigner une personne ne l’est pas, ni, pour un même jour, plus que la place prévue. Un réseau compte une fois en 24 heures, et une recherche figure dans la liste dès qu’elle a été comptée trois fois. La liste peut dater de quelques minutes.',
    views:
      'Une page est servie quand elle est envoyée, et lancée quand un navigateur l’exécute. Ni l’un ni l’autre ne dit de qui il s’agit. Les chiffres peuvent dater de quelques minutes.',
    tax: 'Les mêmes sommes que la commande tax-report : hors taxe, taxe et taxe comprise des commandes passées ces jours-là. Les annulations et les remboursements de ces jours sont déduits, quelle que soit la date de la commande.',
  },
  figures: 'Chiffres',
  periods: 'Périodes',
  preset: {
    '30-days': '30 derniers jours',
    'this-month': 'Ce mois-ci',
    'last-month': 'Le mois dernier',
    'this-year': 'Cette année',
    'last-year': 'L’année dernière',
  },
  from: 'Premier jour',
  until: 'Dernier jour',
  steps: 'Lignes',
  step: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
  fittingStep: 'Selon la période',
  week: 'Semaine {{week}}, {{year}}',
  market: 'Pays',
  any: 'Tous',
  by: 'Ordre',
  order: {
    pieces: 'Par exemplaires vendus',
    turnover: 'Par chiffre d’affaires',
    time: 'Dans le temps',
    page: 'Par page',
  },
  csv: 'Télécharger en CSV',
  chart: '{{what}}, {{most}} au plus ({{when}})',
  totals: 'Toute la période, par devise',
  inCurrency: '{{what}}, en {{currency}}',
  rows: {
    bestsellers: 'Les articles les plus vendus',
    searches: 'De la plus fréquente à la plus rare',
    views: 'Par page, de la plus servie à la moins servie',
    tax: 'Par pays, devise, taux et type',
  },
  none: 'Il n’y a rien dans cette période.',
  homeDays: 'Les jours sont ceux du pays de la boutique ({{zone}}).',
  utcDays: 'Les jours sont ceux du temps universel (UTC).',
  countedAt: 'Calcul : {{time}}.',
  missing_one:
    '{{count}} jour de cette période est encore en cours de calcul et manque dans ces sommes.',
  missing_other:
    '{{count}} jours de cette période sont encore en cours de calcul et manquent dans ces sommes.',
  note: {
    backwards:
      'Le premier jour était après le dernier, ou reste à venir. Voici les 30 derniers jours.',
    ahead: 'Le dernier jour est encore à venir ; la période s’arrête donc aujourd’hui.',
    long: 'La période était trop longue. En voici les dernières années.',
    steps: 'Tant de lignes ne tiennent pas sur une page ; chacune compte donc plus de jours.',
  },
  column: {
    days: 'Date',
    orders: 'Commandes',
    average: 'Panier moyen',
    sales: 'Commandé',
    deductions: 'Déduit',
    turnover: 'Chiffre d’affaires',
    net: 'Hors taxe',
    tax: 'Taxe',
    gross: 'Taxe comprise',
    returns: 'Retours',
    refunds: 'Remboursements',
    refunded: 'Remboursé',
    product: 'Article',
    pieces: 'Exemplaires',
    query: 'Mots cherchés',
    language: 'Langue',
    searches: 'Recherches',
    lastDay: 'Dernière fois',
    page: 'Page',
    served: 'Servies',
    started: 'Lancées',
    country: 'Pays',
    currency: 'Devise',
    rate: 'Taux',
    kind: 'Type',
  },
}
