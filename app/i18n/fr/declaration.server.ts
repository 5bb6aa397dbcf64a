/** A customer declares these whole sentences by a form. */
export const declaration = {
  withdrawal: {
    whole: 'Je renonce au contrat portant sur la commande {{order}}.',
    part: 'Je renonce au contrat pour ces articles de la commande {{order}} :',
    itemsOnPage: '(la liste figure sur la page dont voici le lien)',
    name: 'Nom : {{name}}',
    email: 'E-mail : {{email}}',
  },
}
