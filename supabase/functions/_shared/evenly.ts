/** More than the database takes in any case, and nothing that a person notices, in milliseconds. */
const EVEN_MS = 150;

/** The result of `work`, not before a time that is the same for everybody: how long it took tells nothing about it. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const pause = new Promise((resolve) => setTimeout(resolve, EVEN_MS));
  const [result] = await Promise.all([work, pause]);
  return result;
}
