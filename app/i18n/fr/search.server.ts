import type { ServerMessages } from '../en.server.ts'

export const search: ServerMessages['search'] = {
  corrected: 'Résultats pour « {{corrected}} », et non « {{q}} »',
  literally: 'Chercher plutôt « {{q}} »',
  didYouMean: 'Vouliez-vous dire :',
  nearest: 'Rien ne contient tous les mots de « {{q}} »',
  nearestText:
    'Les résultats les plus proches contiennent « {{nearest}} ». Ou parcourez ces catégories.',
  noWords:
    '« {{value}} » ne contient ni lettre ni chiffre : la recherche est impossible, voici donc toute la liste.',
  cut: 'Tant d’articles contiennent ces mots que seuls les {{number}} plus pertinents sont affichés. Ajoutez un mot ou un filtre pour trouver les autres.',
  wider: '0 résultat dans « {{within}} », {{number}} dans toute la boutique',
  widerLink_one: 'Voir ce résultat',
  widerLink_other: 'Voir les {{number}} résultats',
  suggestions_one: '{{number}} suggestion. Choisissez avec les flèches.',
  suggestions_other: '{{number}} suggestions. Choisissez avec les flèches.',
}
