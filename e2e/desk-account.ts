/** The password of the desk in these tests, and the setting it is made of (`npm run desk-password`). */
export const deskAccount = {
  password: 'harbour light at dusk',
  hash: 'scrypt:15:8:3:flRL6qN3ku8NPgEZ76e5wQ:C8Mf7QKpD5qT8AfjTNRnPyIPXQVrvarGmtV1KfGr3VU',
}
