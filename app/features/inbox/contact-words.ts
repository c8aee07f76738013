/** What the sender is told. */
export const contactWords = {
  received: { title: 'Message Sent!', text: "Thank you for reaching out. We'll get back to you soon." },
  refused: { title: 'Validation Error', text: 'Please correct the errors in the form.' },
  failed: { title: 'Error', text: 'Something went wrong. Please try again.' },
} as const
