/** What the coach keeps of clients. */
export const calendarPractice = {
  find: async () => ({
    readers: [
      'What our coach writes down of clients and appointments is read by our team alone. A copy of everything that you ask for has it too.',
    ],
    retention: ['Appointments, and what our coach writes down of clients: until we delete them, or you erase your account.'],
  }),
}
