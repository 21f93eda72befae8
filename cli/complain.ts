/** What a user did wrong, in one clear line; the program prints it and exits with 2. */
export class Complaint extends Error {}

export function complain(line: string): never {
  throw new Complaint(line)
}
