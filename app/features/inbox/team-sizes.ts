/** How many people an employer asks for. */
export const teamSizes = ['1 to 10', '11 to 50', '51 to 250', '251 to 1,000', 'More than 1,000'] as const
