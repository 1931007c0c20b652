/** An address that no page answers, under which the server asks itself for the not-found page. */
export const missingPath = '/__missing'
