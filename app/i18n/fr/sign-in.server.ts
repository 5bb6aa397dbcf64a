export const signIn = {
  confirm: {
    passwordHint:
      'Si vous avez ouvert le compte : le mot de passe que vous avez choisi. Toutes les autres connexions prennent fin.',
    claimHeading: 'Ce n’est pas votre mot de passe ?',
    claimText:
      'Si vous n’avez pas ouvert ce compte, ou avez oublié son mot de passe, choisissez-en un autre. La personne qui l’a ouvert sera déconnectée, et les adresses et listes enregistrées seront effacées.',
    claim: 'Choisir un nouveau mot de passe et confirmer',
  },
}
