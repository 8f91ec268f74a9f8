import type { NetworkInterfaceInfo } from "node:os";
import { describe, expect, it } from "vitest";
import { networkAddresses } from "./networkAddresses.js";

const of = (address: string, internal = false): NetworkInterfaceInfo =>
  ({
    address,
    internal,
    ...(address.includes(":")
      ? { family: "IPv6", scopeid: address.startsWith("fe80") ? 2 : 0 }
      : { family: "IPv4" }),
  }) as NetworkInterfaceInfo;

const AT_HOME = {
  lo: [of("127.0.0.1", true), of("::1", true)],
  docker0: [of("172.17.0.1")],
  tun0: [of("100.64.0.9")],
  wlan0: [of("192.168.1.20"), of("fe80::1"), of("2001:db8::20")],
};

describe("the addresses of this machine in its network", () => {
  it("are told when the server listens on all of them, that of the home first", () => {
    const expected = ["http://192.168.1.20:8017", "http://100.64.0.9:8017"];
    expect(networkAddresses("0.0.0.0", 8017, AT_HOME)).toEqual(expected);
    expect(networkAddresses("::", 8017, AT_HOME)).toEqual(expected);
  });

  it.each(["localhost", "127.0.0.1", "192.168.1.20"])("are none when it listens on %s", (host) => {
    expect(networkAddresses(host, 8017, AT_HOME)).toEqual([]);
  });

  it("are in brackets where there is IPv6 only, and never of one link only", () => {
    const interfaces = { eth0: [of("fe80::1"), of("169.254.3.4"), of("2001:db8::20")] };
    expect(networkAddresses("::", 80, interfaces)).toEqual(["http://[2001:db8::20]:80"]);
    expect(networkAddresses("0.0.0.0", 80, interfaces)).toEqual([]);
  });
});
