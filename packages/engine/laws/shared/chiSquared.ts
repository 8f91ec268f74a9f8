/** How likely it is that honest draws differ so much from what is expected, or more. */
export function pValue(counts: readonly number[], weights?: readonly number[]): number {
  const total = sum(counts);
  const weight = weights === undefined ? counts.length : sum(weights);
  const statistic = counts.reduce((all, count, i) => {
    const expected = (total * (weights?.[i] ?? 1)) / weight;
    return all + (count - expected) ** 2 / expected;
  }, 0);
  return upperGamma((counts.length - 1) / 2, statistic / 2);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The regularised upper incomplete gamma function Q(a, x), by series or by continued fraction. */
export function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - front * series(a, x) : front * fraction(a, x);
}

const ENOUGH = 1e-15;
const MOST_TERMS = 100_000;

function series(a: number, x: number): number {
  let term = 1 / a;
  let all = term;
  for (let n = 1; n < MOST_TERMS && term > all * ENOUGH; n += 1) {
    term *= x / (a + n);
    all += term;
  }
  return all;
}

/** Lentz's method. */
function fraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let all = d;
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const over = n * (a - n);
    b += 2;
    d = 1 / (over * d + b);
    c = b + over / c;
    all *= c * d;
    if (Math.abs(c * d - 1) < ENOUGH) break;
  }
  return all;
}

const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188];

/** Stirling's series from 10 up; below by Γ(a) = Γ(a + 1) / a. */
function logGamma(a: number): number {
  if (a < 10) return logGamma(a + 1) - Math.log(a);
  const tail = STIRLING.reduce((all, each, i) => all + each / a ** (2 * i + 1), 0);
  return (a - 0.5) * Math.log(a) - a + Math.log(2 * Math.PI) / 2 + tail;
}
