// The commonest passwords of eight characters and more, from lists of leaked ones: guessing begins with these.
const COMMON = new Set(
  `12345678 123456789 1234567890 12345679 123123123 123321123 87654321 987654321 9876543210 11111111 00000000 88888888 66666666
  99999999 55555555 77777777 22222222 33333333 44444444 12341234 12344321 11223344 1122334455 112233445566 123454321 147258369 159357456
  789456123 741852963 963852741 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertz123 qwer1234 qwe123qwe azertyuiop asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 zaq12wsx
  password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass1234 passwort passwort1 motdepasse
  contrasena parola123 iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 sunshine sunshine1 princess princess1 football football1 baseball
  baseball1 basketball superman superman1 batman123 spiderman pokemon1 pokemon123 starwars starwars1 michael1 jennifer jessica1 jordan23
  charlie1 computer computer1 internet internet1 samsung1 whatever whatever1 trustno1 welcome1 welcome123 letmein1 letmein123 master123
  monkey12 monkey123 dragon12 dragon123 shadow12 shadow123 killer12 hunter12 hunter123 freedom1 liverpool liverpool1 chelsea1 arsenal1
  manchester barcelona realmadrid juventus abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 a1b2c3d4 aa123456 a12345678 a123456789
  admin123 admin1234 administrator root1234 test1234 testtest changeme default1 secret123 guest123 user1234 login123 service1 temp1234
  blink182 babygirl babygirl1 nicole12 ashley12 daniel12 andrew12 matthew1 anthony1 victoria alexander alexandra elizabeth christian
  butterfly chocolate strawberry rainbow1 flower12 summer12 winter12 autumn12 spring12 birthday happy123 lovelove mustang1 mercedes
  corvette porsche1 ferrari1 harley12 yamaha12 rulewright rulewright1`.split(/\s+/),
)

/** Why a password is too easily guessed, or null. */
export function weakness(password: string, known: readonly string[]): string | null {
  const plain = password.toLowerCase()
  if (COMMON.has(plain)) return 'This is one of the commonest passwords. Choose another.'
  if (new Set(plain).size < 4) return 'A password of so few different characters is guessed at once. Choose another.'
  const mine = known.filter((text) => text.length >= 4).map((text) => text.toLowerCase())
  return mine.includes(plain) ? 'The password must not be your name or address.' : null
}
