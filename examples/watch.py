"""A spectator in the terminal: python3 watch.py http://localhost:8017/i/KEY"""
import asyncio
import sys
from inkognito import Client

QUIET = ("began", "dealt", "turnBegan", "roundBegan")


def line(event, chairs):
    """One line about an event: its type, who did it, and whatever else is public."""
    fields = {name: value for name, value in event.items() if name not in ("type", "seat") and value != "hidden"}
    who = chairs[event["seat"]] if "seat" in event else ""
    if event["type"] == "ended":
        fields = event["outcome"]
    if event["type"] == "answered":
        who, fields = chairs[event["question"]["of"]], {"cards": event["count"], "to": chairs[event["question"]["asker"]]}
    details = ", ".join(f"{name} {value}" for name, value in fields.items())
    return f"{event['type']:16} {who:10} {details}"


async def watch(link, _name=""):
    async with Client(link, "Watcher").connect() as client:
        names, chairs = {}, {}
        while True:
            message = await client.hear()
            for person in message.get("people", []):
                names[person["id"]] = person["name"] or "?"
            if message["type"] in ("welcome", "table"):
                for event in [each["event"] for each in message.get("log", message)["events"]]:
                    if event["type"] == "sat":
                        chairs[event["seat"]] = names.get(event["sitter"].get("player"), event["sitter"].get("level"))
            told = message if message["type"] == "told" else message.get("game") or {}
            for each in told.get("events", []):
                if each["event"]["type"] not in QUIET:
                    print(line(each["event"], chairs), flush=True)
                if each["event"]["type"] == "ended":
                    return


asyncio.run(watch(*sys.argv[1:]))
