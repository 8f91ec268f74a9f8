import { networkInterfaces } from "node:os";

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Listening there means listening on all addresses of the machine. */
export const isEveryAddress = (host: string): boolean => host === "0.0.0.0" || host === "::";

/**
 * Where other devices in the network find a server that listens on this address, the likeliest first. An
 * IPv6 address is named only if there is no other: no one likes to type one.
 */
export function networkAddresses(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (!isEveryAddress(host)) return [];
  const found = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ internal }) => !internal);
  const old = found
    .filter(({ family, address }) => family === "IPv4" && !address.startsWith("169.254."))
    .map(({ address }) => address)
    .sort((a, b) => rankOf(a) - rankOf(b));
  const hosts =
    old.length > 0 || host === "0.0.0.0"
      ? old
      : found
          .filter(({ family, scopeid }) => family === "IPv6" && scopeid === 0)
          .map(({ address }) => `[${address}]`);
  return [...new Set(hosts)].map((each) => `http://${each}:${port}`);
}

/** Networks between containers and virtual machines on this very machine. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|cni|podman|vmnet|vboxnet|lxc|lxdbr)/;

/** Networks at home use the first of these nearly always. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

function rankOf(address: string): number {
  const rank = HOME.findIndex((each) => each.test(address));
  return rank === -1 ? HOME.length : rank;
}
