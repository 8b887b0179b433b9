"""`python -m grognard`."""

from grognard.cli.main import main

if __name__ == "__main__":
    main()
