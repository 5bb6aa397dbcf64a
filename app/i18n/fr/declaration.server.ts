/** What somebody declares by a form, in whole sentences. */
export const declaration = {
  withdrawal: {
    whole: 'Je renonce au contrat portant sur la commande {{order}}.',
    part: 'Je renonce au contrat pour ces articles de la commande {{order}} :',
    name: 'Nom : {{name}}',
    email: 'E-mail : {{email}}',
  },
}
