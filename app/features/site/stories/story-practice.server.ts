/** Stories of members, and what the owner notes of others. */
export const storyPractice = {
  find: async () => ({
    retention: [
      'A story that you send us, published or not: until you withdraw it, we delete it, or you erase your account. What you told us without an account: until you ask us to take it off.',
    ],
  }),
}
