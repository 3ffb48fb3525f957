import { BlockList, isIPv6 } from "node:net";

/** Devices, e.g. those of a showroom, on which a person is signed in without a word. */
export interface AutomaticSignIn {
  /** User id of a customer's account: it may do no more than a customer. */
  readonly user: string;
  /** Networks in CIDR notation, e.g. `192.0.2.0/24`. */
  readonly from: readonly string[];
}

/** Returns true for a network that `BlockList` takes. */
export function isNetwork(text: string): boolean {
  try {
    listOf([text]);
    return /\/\d+$/.test(text);
  } catch {
    return false;
  }
}

/** True where a request from this address is one of a device that signs in by itself. */
export function isAutomatic({ from }: AutomaticSignIn, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return listOf(from).check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return list;
}
