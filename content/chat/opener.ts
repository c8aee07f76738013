/** Apart from the assistant’s other words, since every page brings it along. The specification’s, letter by letter. */
export const openChat = 'Open chat assistant'
